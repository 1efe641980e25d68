-- Names have letters of living languages, and no word mixes Latin letters with others: letters of other scripts, hooks and turned letters
-- spelled the names of staff and health workers. Names chosen before this rule stay until they are changed.

create or replace function private.name_is_presentable() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  -- Unicode 17, with the unassigned code points between them: visible marks of all scripts (\p{M} without \p{DI}), and
  -- those that are accents on any letter (\p{Script=Inherited}).
  marks constant text :=
    '\u0300-\u034E\u0350-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7'
    '\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7-\u06E8\u06EA-\u06ED\u0711'
    '\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827'
    '\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F'
    '\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09BC\u09BE-\u09CD\u09D7\u09E2-\u09E3\u09FE-\u0A03'
    '\u0A3C-\u0A51\u0A70-\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0ACD\u0AE2-\u0AE3\u0AFA-\u0B03\u0B3C'
    '\u0B3E-\u0B57\u0B62-\u0B63\u0B82\u0BBE-\u0BCD\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C56\u0C62-\u0C63'
    '\u0C81-\u0C83\u0CBC\u0CBE-\u0CD6\u0CE2-\u0CE3\u0CF3-\u0D03\u0D3B-\u0D3C\u0D3E-\u0D4D\u0D57'
    '\u0D62-\u0D63\u0D81-\u0D83\u0DCA-\u0DDF\u0DF2-\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1'
    '\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18-\u0F19\u0F35\u0F37\u0F39\u0F3E-\u0F3F\u0F71-\u0F84\u0F86-\u0F87'
    '\u0F8D-\u0FBC\u0FC6\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D'
    '\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F\u1712-\u1715\u1732-\u1734'
    '\u1752-\u1753\u1772-\u1773\u17B6-\u17D3\u17DD\u1885-\u1886\u18A9\u1920-\u193B\u1A17-\u1A1B'
    '\u1A55-\u1A7F\u1AB0-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3'
    '\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0'
    '\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099-\u309A\uA66F-\uA672\uA674-\uA67D'
    '\uA69E-\uA69F\uA6F0-\uA6F1\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880-\uA881\uA8B4-\uA8C5'
    '\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43'
    '\uAA4C-\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7-\uAAB8\uAABE-\uAABF\uAAC1\uAAEB-\uAAEF'
    '\uAAF5-\uAAF6\uABE3-\uABEA\uABEC-\uABED\uFB1E\uFE20-\uFE2F\U000101FD\U000102E0'
    '\U00010376-\U0001037A\U00010A01-\U00010A0F\U00010A38-\U00010A3F\U00010AE5-\U00010AE6'
    '\U00010D24-\U00010D27\U00010D69-\U00010D6D\U00010EAB-\U00010EAC\U00010EFA-\U00010EFF'
    '\U00010F46-\U00010F50\U00010F82-\U00010F85\U00011000-\U00011002\U00011038-\U00011046\U00011070'
    '\U00011073-\U00011074\U0001107F-\U00011082\U000110B0-\U000110BA\U000110C2\U00011100-\U00011102'
    '\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111B3-\U000111C0'
    '\U000111C9-\U000111CC\U000111CE-\U000111CF\U0001122C-\U00011237\U0001123E\U00011241'
    '\U000112DF-\U000112EA\U00011300-\U00011303\U0001133B-\U0001133C\U0001133E-\U0001134D\U00011357'
    '\U00011362-\U00011374\U000113B8-\U000113D0\U000113D2\U000113E1-\U000113E2\U00011435-\U00011446'
    '\U0001145E\U000114B0-\U000114C3\U000115AF-\U000115C0\U000115DC-\U000115DD\U00011630-\U00011640'
    '\U000116AB-\U000116B7\U0001171D-\U0001172B\U0001182C-\U0001183A\U00011930-\U0001193E\U00011940'
    '\U00011942-\U00011943\U000119D1-\U000119E0\U000119E4\U00011A01-\U00011A0A\U00011A33-\U00011A39'
    '\U00011A3B-\U00011A3E\U00011A47\U00011A51-\U00011A5B\U00011A8A-\U00011A99\U00011B60-\U00011B67'
    '\U00011C2F-\U00011C3F\U00011C92-\U00011CB6\U00011D31-\U00011D45\U00011D47\U00011D8A-\U00011D97'
    '\U00011EF3-\U00011EF6\U00011F00-\U00011F01\U00011F03\U00011F34-\U00011F42\U00011F5A\U00013440'
    '\U00013447-\U00013455\U0001611E-\U0001612F\U00016AF0-\U00016AF4\U00016B30-\U00016B36\U00016F4F'
    '\U00016F51-\U00016F92\U00016FE4-\U00016FF1\U0001BC9D-\U0001BC9E\U0001CF00-\U0001CF46'
    '\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B'
    '\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75'
    '\U0001DA84\U0001DA9B-\U0001DAAF\U0001E000-\U0001E02A\U0001E08F\U0001E130-\U0001E136\U0001E2AE'
    '\U0001E2EC-\U0001E2EF\U0001E4EC-\U0001E4EF\U0001E5EE-\U0001E5EF\U0001E6E3\U0001E6E6'
    '\U0001E6EE-\U0001E6EF\U0001E6F5\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A';
  accents constant text :=
    '\u0300-\u034E\u0350-\u036F\u0485-\u0486\u064B-\u0655\u0670\u0951-\u0954\u1AB0-\u1AEB'
    '\u1CD0-\u1CD2\u1CD4-\u1CE0\u1CE2-\u1CE8\u1CED\u1CF4\u1CF8-\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0'
    '\u302A-\u302D\u3099-\u309A\uFE20-\uFE2D\U000101FD\U000102E0\U0001133B\U0001CF00-\U0001CF46'
    '\U0001D167-\U0001D169\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD';
  -- Letters that look like Latin ones, capitals like capitals.
  look_alikes constant text :=
    E'\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405\u04BA'
    || E'\u0500\u051A\u051C\u04C0\u0430\u0432\u0435\u043A\u043C\u043D\u043E\u0440\u0441\u0442\u0443\u0445'
    || E'\u0456\u0458\u0455\u04BB\u0501\u051B\u051D\u04CF\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C'
    || E'\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u03B1\u03B2\u03B5\u03B9\u03BA\u03BD\u03BF\u03C1\u03C4\u03C5'
    || E'\u03C7\u03B3\u03C9\u0585\u057D\u0570\u0578\u1D00\u0299\u1D04\u1D05\u1D07\uA730\u0262\u029C\u026A'
    || E'\u1D0A\u1D0B\u029F\u1D0D\u0274\u1D0F\u1D18\u0280\uA731\u1D1B\u1D1C\u1D20\u1D21\u028F\u1D22\u0131'
    || E'\u0251\u0261\u0269\u0142\u0141\u0111\u0110\u00F8\u00D8\u0127\u0126\u0167\u0166\u03C3\u03C2\u03B7'
    || E'\u03BC\u03B8\u03A3\u0398\u039B\u03F3\u037F\u0433\u043F\u0448\u044C\u044F\u0438\u0475\u0474\u04BD'
    || E'\u050D\u050C\u0461\u042F\u0418\u0428\u041F\u0413\u0581\u0566\u0575\u056C\u00F0\u00D0\u00FE\u00DE'
    || E'\u0257\u0253\u0199\u01A5\u0271\u014B\u027E\u13AA\u13A0\u13A1\u13A2\u13A9\u13AB\u13AC\u13B3\u13B7'
    || E'\u13BB\u13C0\u13C3\u13D9\u13DA\u13DE\u13DF\u13E2\u13E6\u13F4\uA4D0\uA4D1\uA4D3\uA4D4\uA4D6\uA4D7'
    || E'\uA4D9\uA4DA\uA4DC\uA4DD\uA4DF\uA4E0\uA4E1\uA4E2\uA4E3\uA4E6\uA4E7\uA4EA\uA4EB\uA4EC\uA4EE\uA4F0'
    || E'\uA4F2\uA4F3\uA4F4'
    || E'\u13A5\u13C2\u13CF\u13D2\u13D5\u13E7\uAB7A\uAB70\uAB71\uAB72\uAB79\uAB7B\uAB7C\uAB83\uAB87\uAB8B'
    || E'\uAB90\uAB93\uABA9\uABAA\uABAE\uABAF\uABB2\uABB6\u13FC\uAB75\uAB92\uAB9F\uABA2\uABA5\uABB7\u00DF'
    || E'\u1E9E'
    || E'\u014A\u0181\u018A\u0189\u0256\u018E\u01DD\u018F\u0259\u0190\u025B\u0191\u0192\u0194\u0263\u0196'
    || E'\u0197\u0268\u0198\u0186\u0254\u01A4\u01AC\u01AD\u01B1\u028A\u01B2\u028B\u01B3\u01B4\u01B7\u0292'
    || E'\u01E4\u01E5\u019D\u0272\u01C0\u01C1\u01C2\u01C3\u023B\u023C\u0244\u0289\u0245\u028C\u024C\u024D'
    || E'\u024E\u024F\u0246\u0247\u0248\u0249\u0243\u0180\u019F\u0275\u2C60\u2C61\u2C62\u026B\u2C63\u1D7D'
    || E'\u2C64\u027D\u023A\u2C65\u023E\u2C66\u01B5\u01B6\u01A9\u0283\u019C\u026F\u01AE\u0288\u00C6\u00E6'
    || E'\u0152\u0153\u0138\u04D8\u04D9\u0404\u0454\u042D\u044D\u0510\u0511\u0492\u0493\u049A\u049B\u04B2'
    || E'\u04B3\u04AA\u04AB\u04AE\u04AF\u04B0\u04B1\u04E8\u04E9\u040B\u045B\u040F\u045F\u0426\u0446\u0414'
    || E'\u0434\u0411\u0431\u053A\u056A\u0561\u0574\u057C\u0580\u0567\u054D\u054F\u053C\u0555\u0537\uA4D2'
    || E'\uA4D5\uA4D8\uA4DE\uA4E4\uA4E5\uA4E8\uA4E9\uA4ED\uA4EF\uA4F1\uA4F5\uA4F6\uA4F7';
  latin constant text :=
    'ABEKMHOPCTYXIJSHDQWLabekmhopctyxijshdqwlABEZHIKMNOPTYXabeikvoptuxywouhnabcdefghijklmnoprst'
    'uvwyziagilLdDoOhHtTocnuoEOAjJrnwbrnvVegGwRNWNRgqjldDpPdbkpmnrADRTYJEWMHGZVSLCPKBBPDTGKJCZF'
    'MNLSRVHWXYAEIOU'
    'ihbRSdadrtyjewmhgzvslcpkbihbrsdbB'
    'NBDDdEeEeEeFfYyIIiKOoPTtUuVvYyZzGgNnlltiCcUuAaRrYyEeJjBbOoLlLlPpRrAaTtZzEfWwTtAaOokEeEeEeE'
    'eFfKkXxCcYyYyOoHhUuUuDdBbDdwunntUSLOEdTKFRAGJBAEULD';
  -- Letters after NFKD, with what cannot stand between them: of the Latin script, of every script, and of scripts that have words of
  -- their own beside Latin ones. The other alphabets have too many letters of the same shape.
  latin_letters constant text :=
    '\u0041-\u02AF\u1D00-\u1D25\u1D2F-\u1D9A\u1E9C-\u1EFF\u2132-\u2184\u2C60-\u2C7F\uA722-\uA787\uA78B-\uA7FF\uAB30-\uAB64'
    '\uAB66-\uAB68\U00010780\U0001DF00-\U0001DF2A';
  common_letters constant text :=
    '\u02B9-\u02EE\u0640\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5\u1CF6\u1CFA\u2E2F\u3006'
    '\u3031-\u3035\u303C\u30FC\uA717-\uA71F\uA788\uA9CF';
  beside_latin constant text :=
    '\u05D0-\u05F2\u0620-\u063F\u0641-\u064A\u066E\u066F\u0671-\u06D5\u06E5\u06E6\u06EE-\u0710\u0712-\u072F'
    '\u074D-\u07A5\u07B1\u0860-\u088F\u08A0-\u08C9\u0904-\u0939\u093D\u0950\u0960\u0961'
    '\u0971-\u0980\u0985-\u09B9\u09BD\u09CE\u09E0\u09E1\u09F0-\u09FC\u0A05-\u0A39\u0A5C'
    '\u0A72-\u0A74\u0A85-\u0AB9\u0ABD\u0AD0-\u0AE1\u0AF9\u0B05-\u0B39\u0B3D\u0B5F-\u0B61'
    '\u0B71\u0B83-\u0BB9\u0BD0\u0C05-\u0C39\u0C3D\u0C58-\u0C61\u0C80\u0C85-\u0CB9'
    '\u0CBD\u0CDC-\u0CE1\u0CF1\u0CF2\u0D04-\u0D3A\u0D3D\u0D4E-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F'
    '\u0D85-\u0DC6\u0E01-\u0E30\u0E32\u0E40-\u0E46\u0E81-\u0EB0\u0EB2\u0EBD-\u0EC6\u0EDE-\u0F00'
    '\u0F40-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070'
    '\u1075-\u1081\u108E\u1100-\u135A\u1380-\u138F\u1780-\u17B3\u17D7-\u17DC\u1820-\u1884\u1887-\u18A8'
    '\u18AA\u2D80-\u2DDE\u3005\u303B\u3041-\u3096\u309D-\u30F6\u30FD-\u9FFF\uA8F2-\uA8FE'
    '\uA960-\uA97C\uA9E0-\uA9E4\uA9E6-\uA9FE\uAA60-\uAA7A\uAA7E\uAA7F\uAB01-\uAB2E\uD7B0-\uFA29\uFE73'
    '\U00010EC2-\U00010EC7\U00016FE3\U00016FF2\U00016FF3\U0001AFF0-\U0001B167\U0001E7E0-\U0001E7FE\U00020000-\U00033479';
  -- Latin letters without a decomposition that a living language writes; phonetic, turned and medieval ones are for looking like others.
  -- With the dot of the Catalan letter.
  living_latin constant text :=
    'A-Za-z\u00B7'
    '\u00C6\u00D0\u00D8\u00DE\u00DF\u00E6\u00F0\u00F8\u00FE\u0110\u0111\u0126\u0127'
    '\u0131\u0138\u0141\u0142\u014A\u014B\u0152\u0153\u0166\u0167\u0180\u0181\u0186'
    '\u0189\u018A\u018E-\u0192\u0194\u0196-\u0199\u019C\u019D\u019F\u01A4\u01A5\u01A9\u01AC-\u01AE\u01B1-\u01B7'
    '\u01C0-\u01C3\u01DD\u01E4\u01E5\u023A-\u023C\u023E\u0241-\u0249\u024C-\u024F\u0253\u0254\u0256\u0257\u0259'
    '\u025B\u0263\u0268\u0269\u026B\u026F\u0272\u0275\u027D\u0283\u0288-\u028C\u0292\u0294'
    '\u0295\u1D7D\u1E9E\u2C60-\u2C66\uA78B\uA78C';
  decomposed constant text := normalize(new.display_name, NFKD);
  not_latin constant text := '[^\u0001-\u0040\u2000-\u206F' || latin_letters || common_letters || marks || ']';
  -- The name in Latin letters without accents. NFKD would turn the lunate sigma, which looks like c, into another letter.
  read constant text := regexp_replace(
    translate(normalize(translate(new.display_name, E'\u03F2\u03F9', 'cC'), NFKD), look_alikes, latin),
    '[' || accents || ']', '', 'g');
  -- As it is, and with "DrAnna" and "MOHGuyana" as two words.
  readings constant text[] := array[read,
    regexp_replace(regexp_replace(read, '([a-z])([A-Z])', '\1 \2', 'g'), '([A-Z])([A-Z][a-z])', '\1 \2', 'g')];
  reading text;
  words text;
  is_refused boolean := false;
  -- Words that lend a name an authority that nobody has checked; with i for l, and m for rn.
  authorities constant text :=
    'ministry|hospitai|doctor|doctora|docteur|doktor|dokta|docta|dottore|doutora?|daktari?|medecin|medico|'
    'dentist|midwife|medex|[a-z]*(oiogist|iatrist|iatrician)|obstetrician|[a-z]*therapist|dietitian|nutritionist|'
    'pharmacist|pharmacy|paramedic|physician|ciinic|carpha|gphc|paho|unicef|emergency|ambuiance|heipdesk|'
    'heipiine|hotiine|poiice|poiiceman|poiicewoman|constabuiary|magistrate|govemment|govt|b[uv]+sc?[hn]+te[ae]+|'
    'admin|administrator|moderator|webmaster|support';
  phrases constant text :=
    'b[uv]+sc?[hn]+ te[ae]+|team b[uv]sh|heip desk|minister of|(heaith|prime|deputy) minister|pubiic heaith|'
    'worid heaith|guyana heaith|heaith (guyana|centre|center|care|worker|visitor|aide|authority|officer|office|'
    'service|team|department|desk|adviser|advisor|board)s?|(registered|staff|head|senior|charge|district|'
    'community) nurse|poison (controi|centre|center)|red cross|fire (service|department|brigade|officer|chief)|'
    'medicai (officer|team|centre|center|staff|director|adviser|advisor)|verified (account|user|member|profiie)|'
    '(moh|gov|cdc|who) (guyana|gy|georgetown)|guyana (moh|gov|cdc)';
  -- These pass for the site or an authority only when they are the whole name.
  roles_alone constant text :=
    'mod|staff|system|officiai|officer|owner|verified|heip|security|service|customerservice|team|who|moh|gov|cdc|'
    'nurse|surgeon|medic|medicai|chemist|dispenser|speciaiist|consuitant|herbaiist|constabie|sergeant|sgt|'
    'inspector|magistrate';
  -- Before a name; Nurse and Constable are also surnames. "Dr" before the commonest names is known without a space, too.
  titles constant text :=
    ' dr | dr(aii|amy|ann|anna|anne|bush|david|herb|joe|john|jane|joy|khan|mary|maria|may|mike|paui|persaud|'
    'peter|raj|ram|sam|sara|sarah|singh|smith|susan|tea|tom) |^ (nurse|matron|surgeon|medic|dispenser|herbaiist|'
    'constabie|corporai|sergeant|sgt|cpi|inspector|superintendent|commissioner|judge|president|professor|'
    'prof) [a-z]';
  -- Md before a name is short for Mohamed.
  degrees constant text := ' (rn|mbbs|bsn|dds) |[a-z] md $';
begin
  if tg_op = 'UPDATE' and new.display_name is not distinct from old.display_name then
    return new;
  end if;
  -- Two accents are enough for every language; scripts whose vowels are marks put up to four on a letter.
  if new.display_name ~ ('[' || accents || ']{3}')
    or new.display_name ~ ('[' || marks || ']{5}')
    -- Marks without a letter under them hang on what stands beside the name.
    or new.display_name ~ ('(^|[ ''\u2019-])[' || marks || ']')
    -- Marks that strike a letter out, enclose it or write a small letter above it: no language's names have them.
    or new.display_name
      ~ '[\u0334-\u0338\u0363-\u036F\u0488-\u0489\u1ABE\u1DD3-\u1DF4\u20D0-\u20F0\uA670-\uA672]'
  then
    is_refused := true;
  end if;
  -- Letters that stand for others by their looks, whatever they spell. The long s is an f to most readers.
  if new.display_name ~ '[\u017F\u1E9B\uFB05]'
    or regexp_replace(decomposed, '[' || living_latin || ']', '', 'g') ~ ('[' || latin_letters || ']')
    -- No word has letters of two scripts if one of them is Latin.
    or decomposed ~ ('[' || latin_letters || '][^ ]*' || not_latin || '|' || not_latin || '[^ ]*[' || latin_letters || ']')
    or (decomposed ~ ('[' || latin_letters || ']')
      and decomposed ~ ('[^\u0001-\u0040\u2000-\u206F' || latin_letters || common_letters || marks || beside_latin || ']'))
  then
    is_refused := true;
  end if;
  foreach reading in array readings loop
    words := regexp_replace(' ' || lower(reading) || ' ', '[^a-z]+', ' ', 'g');
    is_refused := is_refused or words ~ degrees;
    -- The words as a reader sees them: l and capital I are one letter, and rn looks like m.
    words := replace(replace(replace(words, 'l', 'i'), 'rn', 'm'), 'vv', 'w');
    is_refused := is_refused or words ~ titles
      -- Without the spaces in "B u s h Tea".
      or regexp_replace(words, '(?<= [a-z]) (?=[a-z] )', '', 'g') ~ (' ((' || authorities || ')s?|' || phrases || ') ')
      or replace(words, ' ', '') ~ ('^(the|site|our|your)?(' || authorities || '|' || roles_alone
        || ')s?(team|desk|staff|account|centre|center)?$');
  end loop;
  if is_refused then
    raise exception 'Name can only contain letters, spaces, hyphens, and apostrophes'
      using errcode = '23514', constraint = 'display_name_presentable';
  end if;
  return new;
end
$$;
