// Ordinary words that resemble a misspelt finding or name; the spelling correction leaves them unchanged.

export const commonWords: readonly string[] = (
  "ability account action actor aerial afternoon another april arriving attend auction august " +
  "authorities backend backyard bartica basic basketball batter battle becoming berbice better bitter " +
  "blend bother boxing brand brands bridge bright brightly brother brothers bubble bucket burping butter buying capped " +
  "caring chance charge chicken classic clause clearer clearly clement cloning coffee college comic " +
  "coming completely compressed compressor computer conception connection constitute constraint " +
  "construct construction constructs convention conversion cosmic couldn counter counting country " +
  "county couple cousin cousins creator cricket crying curved dancing dearly december demerara denial " +
  "dependencies derive deriving diluted dinner doctor double dripping driving drought drying early " +
  "easing eight eighty either election electronic essequibo evening explore extend factor factory " +
  "families family favour feather february felling fiend fifty filling finish fixing flattening flavour " +
  "flying football forty fraction freight friday fridge friend friends fringe frying function gamble " +
  "garden gardens gargle gargled garlic gather georgetown giving government grainy grapes grasses " +
  "groves guyana guyanese hammer handover harbour harden having height history hockey homily hotter humble " +
  "hunter hunting hydro hysteria identity importance inject injected inland insert inspect inspection intend " +
  "intentional january junction kitchen labour laptop latter laying leading leaning leather leaving " +
  "lethem letter linden listing litter living logger loving lying march market marking matter mention " +
  "middle migrate minister mixing moderate monday morning mostly mother motion mounting movie movies " +
  "moving mumble music mystery nation nearby nearly neighbour neither ninety notion november october " +
  "operational option orange others packet painting panting pardon parliament parsed parsing parsley " +
  "parting partly party password patent patrol patter paused paying person phone pinched planet planets " +
  "plantation planting playing pocket polish potter praying precise present president prison processing " +
  "property public punish question quicken racket raining raisin range ranting rather reason redact " +
  "redaction reflection remote renting resin ridge ripping rocket rubble rumble rumbles sample saturday " +
  "saving saying scaled school scored scores season section september setting seventy shared sharing " +
  "shaving shipping shopping shouldn simple singing single sixty slammer sleepiness slight sliver " +
  "slower smoother source spacing speeds spend splash splice spores staring starting station staying " +
  "stopping stores storey strange stranger stream streaming street strengthen string strings strong " +
  "strung student students summer sunday swings tanner taxing teacher teachers temple tennis terminator " +
  "theory thicken thirty thorough thursday ticket toffee tomorrow tonight topic tractor trainer " +
  "training treason trend tricks tripping tropic trouble trough trying tuesday tumble twenty tying " +
  "typing university vanish victory waiter waiting walker warden washer weather website wednesday " +
  "weight whether wicket winner winter wiping worker wouldn writer yesterday"
).split(" ");
