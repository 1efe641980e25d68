// Emergencies told in Spanish or Portuguese, put into the English that the patterns read. Many in Guyana come from Venezuela and Brazil. Only what
// cannot wait is translated; ordinary questions in these languages are not understood.

const spanish: Readonly<Record<string, string>> = {
  "no (?:puedo|puede|podemos) respirar|le cuesta respirar|me cuesta respirar|me falta el aire|le falta el aire":
    "cannot breathe",
  "dolor (?:fuerte )?(?:de|en el|en mi|en su) pecho|me duele (?:mucho )?el pecho|le duele (?:mucho )?el pecho":
    "chest pain",
  "ataque (?:al corazon|cardiaco)|infarto": "having a heart attack",
  "derrame cerebral": "having a stroke",
  "(?:me quiero|quiero|quisiera) (?:morir(?:me)?|matarme)|(?:me voy a|voy a) matar(?:me)?|quitarme la vida|suicidarme|no quiero (?:seguir viviendo|vivir)":
    "i want to kill myself",
  "(?:se quiere|quiere) (?:morir(?:se)?|matar(?:se)?)|quitarse la vida|suicidarse":
    "he wants to kill himself",
  "(?:tomo|tome|trago|trague|bebio|bebi) (?:veneno|cloro|gramoxone|pesticida|herbicida|insecticida)":
    "drank poison",
  "(?:tomo|tome) (?:muchas|todas las|demasiadas) (?:pastillas|tabletas)": "took an overdose of tablets",
  "(?:lo|la|me|le) mordio una (?:culebra|serpiente|vibora)|mordedura de (?:culebra|serpiente|vibora)":
    "a snake bit me",
  "(?:sangra|sangrando|sangro|sangrado) mucho|mucha sangre|no para de sangrar":
    "bleeding heavily and it will not stop",
  "convulsion(?:es|ando)?": "having a seizure",
  "(?:se desmayo|esta inconsciente|no despierta|no responde)": "unconscious and will not wake up",
  "se (?:esta ahogando|ahoga|atraganto)": "choking and cannot breathe",
  "(?:vomita|vomitando|vomito) sangre": "vomiting blood",
  embarazada: "pregnant",
};

const portuguese: Readonly<Record<string, string>> = {
  "nao (?:consigo|consegue) respirar|falta de ar|sem ar": "cannot breathe",
  "dor (?:forte )?no peito|meu peito (?:doi|esta doendo)": "chest pain",
  "ataque (?:do coracao|cardiaco)|infarte": "having a heart attack",
  "derrame|avc": "having a stroke",
  "(?:quero|queria|vou) (?:morrer|me matar)|me suicidar|nao quero (?:mais )?viver": "i want to kill myself",
  "(?:quer) (?:morrer|se matar)|se suicidar": "he wants to kill himself",
  "(?:bebeu|bebi|tomou|tomei|engoliu) (?:veneno|agua sanitaria|gramoxone|agrotoxico|pesticida)":
    "drank poison",
  "(?:tomei|tomou) (?:muitos|todos os) (?:comprimidos|remedios)": "took an overdose of tablets",
  "cobra (?:me |o |a )?(?:picou|mordeu)|picada de cobra|(?:picado|mordido) por (?:uma )?cobra":
    "a snake bit me",
  "(?:sangra|sangrando|sangrou) muito|muito sangue|nao para de sangrar":
    "bleeding heavily and it will not stop",
  "convulsao|convulsoes|convulsionando": "having a seizure",
  "(?:desmaiou|esta desacordad[oa]|nao acorda|nao responde)": "unconscious and will not wake up",
  "(?:engasgou|engasgad[oa]|se engasgando)": "choking and cannot breathe",
  "(?:vomita|vomitando|vomitou) sangue": "vomiting blood",
  gravida: "pregnant",
};

const phrases = Object.entries({ ...spanish, ...portuguese }).map(([pattern, english]) => ({
  pattern: new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, "g"),
  english,
}));

/** For text that is already normalised: no accents, lower case. */
export function withEmergenciesInEnglish(text: string): string {
  return phrases.reduce((read, { pattern, english }) => read.replace(pattern, english), text);
}
