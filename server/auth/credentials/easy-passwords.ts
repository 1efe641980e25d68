/** Passwords that anybody who guesses tries first. */

/** The commonest of leaked passwords with eight letters or more, as such lists have them year after year. */
const commonest = new Set(
  (
    "password passw0rd p@ssword p@ssw0rd pa$$word password1 password2 password12 password123 password1234 password! password1! mypassword thepassword " +
    "12345678 123456789 1234567890 12345678910 123456789a 1234567a 12341234 11223344 12344321 87654321 987654321 0987654321 01234567 " +
    "0123456789 123123123 147258369 159753456 123qweasd 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx qwerty12 qwerty123 " +
    "qwerty1234 qwertyui qwertyuiop qwer1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 abcd1234 abc12345 abc123456 abcdefgh abcdefg1 " +
    "a1b2c3d4 aa123456 iloveyou iloveyou1 iloveyou2 iloveu123 sunshine sunshine1 princess princess1 football football1 baseball " +
    "baseball1 basketball superman superman1 spiderman batman123 liverpool liverpool1 manchester arsenal1 chelsea1 cricket1 " +
    "whatever whatever1 trustno1 welcome1 welcome123 letmein1 letmein123 changeme changeme1 computer internet starwars " +
    "michelle jennifer jordan23 charlie1 jessica1 michael1 daniel123 butterfly chocolate elizabeth alexander samantha victoria " +
    "jesus123 jesuschrist blessed1 godisgood ilovegod jesusislord lordjesus guyana123 guyana592 georgetown bushtea1 bushtea123 admin123 " +
    "administrator adminadmin testtest test1234 testing1 testing123 user1234 guest123 secret123 default1 login123 passport " +
    "babygirl1 babygirl loveyou1 lovely123 forever1 freedom1 monkey123 dragon123 shadow123 master123 pokemon1 minecraft"
  ).split(" "),
);

const longestRepeated = 16;

/** One of the commonest, the address itself, one sign over and over, or a short piece repeated. */
export function isEasyToGuess(password: string, email: string): boolean {
  const plain = password.trim().toLowerCase();
  const [local = ""] = email.toLowerCase().split("@");
  return (
    commonest.has(plain) ||
    (password.length <= longestRepeated && /^(.{1,2})\1*$/s.test(password)) ||
    (email !== "" && plain === email.toLowerCase()) ||
    (local.length >= 3 && (plain === local || plain === local + local))
  );
}
