/** The unit list of the vudar empire. Source: MattNet/VBSF, docs/units.html, by the author of the rulebook; columns as in `rows.ts`. */
export const vudar = `
DD|130|DD|5|2/6|5|5|4|0|
FF|130|FF|4|1/6|4|4|3|0|
CL|150|CL|6|2/4|6|6|6|0|
CA|175|CA|7|2/3|8|8|8|0|
SR|175|CA|8|2/3|4|8|8|0|Explorer, Scout(1)
CVS|175|CA|8|2/3|6|8|8|12|Carrier
CWL|175|CW|7|2/3|7|7|7|0|
CW|175|CW|7|2/3|7|7|6|0|
CWE|175|CW|7|2/3|5|7|6|0|
CWV|175|CW|8|2/3|5|7|6|12|Carrier
LTT|175|CW|8|2/3|5|7|6|0|Supply(2)
DWL|175|DW|5|2/5|6|6|5|0|
DW|175|DW|5|2/5|6|6|4|0|
DWS|175|DW|6|2/5|2|6|4|0|Scout(2)
DWV|175|DW|6|2/5|2|6|4|8|Carrier
DWE|175|DW|5|2/5|4|6|4|0|
FFL|175|FFW|4|1/6|3|5|4|0|
CFF|175|FFW|5|1/6|2|5|3|0|Assault(15)
FFW|175|FFW|4|1/6|5|5|3|0|
FFV|175|FFW|5|1/6|2|5|3|6|Carrier
FFE|175|FFW|4|1/6|3|5|3|0|
FCR|175|FFW|4|1/6|3|5|3|0|
CC|179|CA|8|2/3|9|9|9|0|Command
DWP|179|DW|6|2/5|3|6|4|0+3SH|Scout(2)
DWP|180|DW|6|2/5|3|6|4|0+6SH|Scout(2)
CWX|183|CW|8|2/3|10|10|7|0|Fast
CCX|184|CA|8|2/3|13|13|10|0|Fast
DWX|184|DW|6|2/5|8|8|5|0|Fast
SCX|184|DW|6|2/5|4|8|5|0|Fast, Scout(1)
PF|180|SHF|2/3|1/6|3|2|N/A|N/A|
WB|183|SHF|2/3|1/6|3|2|N/A|N/A|
Z-V|173|LF|1/3|1/12|1|1|N/A|N/A|
Z-K|176|HF|1/2|1/8|2|2|N/A|N/A|
Z-H|176|HF|1/2|1/8|2|2|N/A|N/A|
Electron|178|LF|1/3|1/12|1|1|N/A|N/A|
Tachyon|178|LF|1/3|1/12|1|1|N/A|N/A|
Proton|180|LF|1/3|1/12|1|1|N/A|N/A|
Graviton|183|HF|1/2|1/8|2|2|N/A|N/A|
`;
