/** Units that every empire may build. Source: MattNet/VBSF, docs/units.html, by the author of the rulebook; columns as in `rows.ts`. */
export const common = `
Early Base Station|65|BSE|16|2/1|10|10|8|0|Supply Depot
Base Station|120|BS|16|2/1|10|10|8|12|Carrier, Scout(2), Supply Depot
Battle Station|130|BATS|24|3/1|12|12|9|12|Carrier, Scout(4), Supply Depot
StarBase|140|SB|36|4/1|36|36|10|24|Carrier, Command Post, Scout(6), Supply Depot
Mobile Base|140|MB|9|1/1|8|8|6|6|Carrier, Scout(1), Supply Depot
Defense Satellite|120|DEFSAT|2|1/12|1|1|0|0|
Trade Fleet|65||15|1/1|0|6|0|0|Trade(0)
Transport Fleet|65||20|1/1|0|8|0|0|Supply(10)
Colony Fleet|65||30|1/1|0|8|0|0|Colonize
Orbital Shipyard|65|Shipyard|20|2/1|0|10|0|0|Shipyard
Light Infantry|65|Ground Unit|1|1/3||1||N/A|
Heavy Infantry|65|Ground Unit|2|1/2||2||N/A|
Light Armor|65|Ground Unit|3|2/3||3||N/A|
Heavy Armor|65|Ground Unit|6|2/2||6||N/A|
Light fighter flight|167|LF|1/3|1/12|1|1||N/A|
Heavy fighter flight|176|HF|1/2|1/8|2|2||N/A|
PF flight|179|SHF|2/3|1/6|3|2||N/A|
`;
