/** The unit list of the frax empire. Source: MattNet/VBSF, docs/units.html, by the author of the rulebook; columns as in `rows.ts`. */
export const frax = `
FF|121|FF|4|1/6|4|4|3|0|
SFF|121|FF|5|1/6|4|4|3|0|Cloak, Stealth
CA|122|CA|7|2/3|8|8|8|0|
TUG|124|TUG|8|2/3|4|8|8|0|Supply(3)
DW|135|DW|5|2/5|6|6|4|0|
SDD|135|DD|6|2/6|5|5|4|0|Cloak, Stealth
POL|135|FF|4|1/6|4|4|3|0|
DWD(B)|137|DW|6|2/5|6|6|4|0|Ballistic
DWD|137|DW|5|2/5|6|6|4|0|
FFD|137|FF|4|1/6|4|4|3|0|
FFD(D)|137|FF|5|1/6|4|4|3|0|Ballistic
DWS|138|DW|6|2/5|6|6|4|0|Scout(1)
CC|143|CA|8|2/3|8|8|9|0|Command
DWL|143|DW|6|2/5|6|6|5|0|Command
FFL|143|FF|5|1/6|4|4|4|0|Command
DWG|155|DW|6|2/5|6|6|4|0|Assault(15)
DNL|158|DNL|10|3/3|11|11|9|0|Fast
CF|158|CA|8|2/3|8|8|8|0|Fast
SR|160|CA|8|2/3|8|8|8|0|Explorer, Scout(1)
DN|167|DN|10|2/2|12|12|10|0|
CV|167|CA|8|2/3|8|8|8|24|Carrier
DWV|167|DW|6|2/5|6|6|4|8|Carrier
DWE|167|DW|5|2/5|6|6|4|0|
CW|168|CW|7|2/3|7|7|6|0|
SCW|168|CW|8|2/3|7|7|6|0|Cloak, Stealth
SCL|168|CL|7|2/4|6|6|6|0|Cloak, Stealth
FCR|168|FF|4|1/6|4|4|3|0|
CWL|169|CW|8|2/3|7|7|7|0|Command
CWS|169|CW|8|2/3|7|7|6|0|Scout(1)
ACW|169|CW|7|2/3|7|7|6|0|
SCG|170|CA|8|3/3|8|8|8|0|Ballistic, Cloak, Stealth
MCW|170|CW|7|2/3|7|7|6|0|
CWE|170|CW|7|2/3|7|7|6|0|
CWG|170|CW|8|2/3|7|7|6|0|Assault(20)
CWD(B)|170|CW|8|2/3|7|7|6|0|Ballistic
LTT|170|CW|8|2/3|7|7|6|0|Supply(2)
CWV|170|CW|8|2/3|7|7|6|12|Carrier
CWD|170|CW|7|2/3|7|7|6|0|
MDW|170|DW|5|2/5|6|6|4|0|
FFE|170|FF|4|1/6|4|4|3|0|
CVA|174|DN|11|2/2|12|12|10|24|Carrier
CWA|175|CW|7|2/3|7|7|6|0|
DWA|175|DW|5|2/5|6|6|4|0|
FFA|175|FF|4|1/6|4|4|3|0|
CWU|177|CW|8|2/3|7|7|6|18|Carrier
DNH|178|DNH|11|3/2|14|14|10|0|
BCH|178|BCH|9|2/2|11|11|10|0|
SCS|179|DN|11|2/2|12|12|10|12+6SH|Carrier
BCV|179|BCH|10|2/2|11|11|10|12|Carrier
PFT|179|CW|8|2/3|7|7|6|0+6SH|Scout(1)
BCS|180|BCH|10|2/2|11|11|10|6+6SH|Carrier
SWX|181|CA|8|3/3|8|8|6|0|Cloak, Fast, Stealth
CCX|181|CA|8|2/3|8|8|10|0|Command, Fast
DSX|181|DW|6|2/5|6|6|4|0|Fast, Scout(1)
DWX|181|DW|6|2/5|6|6|4|0|Fast
PF|179|SHF|2/3|1/6|3|2|N/A|N/A|
WB|183|SHF|2/3|1/6|3|2|N/A|N/A|
Demon-1|168|LF|1/3|1/12|1|1|N/A|N/A|
Demon-2|173|LF|1/3|1/12|1|1|N/A|N/A|
Demon-H|176|HF|1/2|1/8|2|2|N/A|N/A|
Demon-3|177|LF|1/3|1/12|1|1|N/A|N/A|
Demon-4|180|LF|1/3|1/12|1|1|N/A|N/A|
`;
