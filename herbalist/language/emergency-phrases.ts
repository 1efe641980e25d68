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
  "convulsion(?:es|ando)": "having a seizure",
  "(?:se desmayo|esta inconsciente|no despierta|no responde)": "unconscious and will not wake up",
  "se (?:esta ahogando|ahoga|atraganto)": "choking and cannot breathe",
  "(?:vomita|vomitando|vomito) sangre": "vomiting blood",
  "(?:la )?cara torcida|(?:la )?boca torcida|se le torcio (?:la cara|la boca)":
    "face is drooping on one side",
  "no puede hablar|no puede mover (?:el brazo|la pierna|un lado)": "cannot speak and one side is weak",
  "brazo (?:dormido|debil)|debilidad de un lado": "one arm is weak",
  "fiebre (?:y|con) (?:el )?cuello (?:rigido|duro|tieso)": "fever and stiff neck",
  "bebe de (?:un mes|dos meses|una semana|\\w+ semanas|\\w+ dias)|recien nacid[oa]": "newborn baby",
  fiebre: "fever",
  "se trago (?:una |la )?(?:pila|bateria)|trago una pila": "swallowed a battery",
  "(?:se )?(?:tomo|trago|bebio) (?:el |la |un )?(?:kerosene|querosen|gasolina|detergente|lejia|acido|veneno)":
    "drank poison",
  "sangro|(?:esta|estoy) sangrando|sangrado": "bleeding",
  "se me rompio la fuente|rompi fuente|se rompio la fuente|rompio aguas": "my water broke",
  "(?:me|la|le) (?:pega|golpea|maltrata)": "he beats me",
  "(?:me )?amenaza (?:con|de) matar(?:me)?|(?:me )?va a matar(?:me)?|dice que me (?:va a )?matara?":
    "he said he will kill me if i leave",
  "me violaron|fui violada|me violo|abusaron de mi": "i was raped",
  "(?:me )?(?:tome|tomo) (?:un monton de|un frasco de|veinte|treinta|diez|quince|cuarenta|\\d\\d) (?:pastillas|tabletas)":
    "took an overdose of tablets",
  "azucar (?:esta )?(?:en|a) (?=\\d)": "sugar ",
  "azucar (?:esta )?(?:muy )?baja": "sugar low",
  "temblando|temblores": "shaking",
  "se quemo (?:con (?:aceite|agua)(?: caliente| hirviendo)? )?(?:la cara|el pecho|la espalda)|se quemo con (?:aceite|agua|fuego|gasolina)":
    "hot oil burned the face badly",
  "sangra mucho": "bleeding heavily and it will not stop",
  "perdio el conocimiento|(?:esta )?desmayad[oa]": "unconscious and will not wake up",
  "no (?:se mueve|siento) (?:el|mi|al) bebe": "i cannot feel the baby moving",
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
  "(?:boca|rosto|cara) tort[oa]|rosto caido|boca caida": "face is drooping on one side",
  "nao (?:consegue falar|fala direito|mexe o braco)": "cannot speak and one side is weak",
  "braco (?:fraco|dormente)": "one arm is weak",
  "febre (?:e|com) (?:o )?pescoco (?:duro|rigido)": "fever and stiff neck",
  "bebe de (?:um mes|dois meses|2 meses|1 mes|uma semana|\\w+ semanas|\\w+ dias)|bebe recem.?nascid[oa]|recem.?nascid[oa]":
    "newborn baby",
  febre: "fever",
  "engoliu (?:uma |a )?(?:pilha|bateria)": "swallowed a battery",
  "(?:bebeu|engoliu) (?:o |a )?(?:querosene|gasolina|detergente|soda caustica|acido)": "drank poison",
  "sangrando|sangramento": "bleeding",
  "(?:a )?bolsa (?:estourou|rompeu)": "my water broke",
  "(?:me|a) (?:bate|bateu|espanca|agride)": "he beats me",
  "(?:disse que )?vai me matar|ameaca me matar|ameacou me matar": "he said he will kill me if i leave",
  "fui estuprada|me estupr(?:ou|aram)|abusaram de mim": "i was raped",
  "(?:tomei|tomou) (?:um monte de|um frasco de|vinte|trinta|dez|quinze|quarenta|\\d\\d) (?:comprimidos|remedios)":
    "took an overdose of tablets",
  "(?:glicose|glicemia) (?:esta )?(?:em )?(?=\\d)": "sugar ",
  "(?:glicose|glicemia) (?:esta )?(?:muito )?baixa": "sugar low",
  "tremendo|tremores": "shaking",
  "queimou (?:o rosto|a cara|o peito|as costas)|queimou-?se com (?:oleo|agua|fogo|gasolina)":
    "hot oil burned the face badly",
  "nao sinto o bebe": "i cannot feel the baby moving",
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
