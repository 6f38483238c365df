/** The unit list of the kzinti empire. Source: MattNet/VBSF, docs/units.html, by the author of the rulebook; columns as in `rows.ts`. */
export const kzinti = `
WDN|64|DN|10|2/2|12|12|10|0|Slow
WCA|64|CA|7|2/3|8|8|8|0|Slow
WTG|64|TUG|8|2/3|4|8|6|0|Slow, Supply(3)
WCL|64|CL|6|2/4|6|6|6|0|Slow
WDD|64|DD|5|2/6|5|5|4|0|Slow
WFF|64|FF|4|1/6|4|4|3|0|Slow
WCC|66|CA|7|2/3|8|8|9|0|Slow
WDG|66|DD|6|2/6|5|5|4|0|Assault(15), Slow
WSR|75|CA|7|2/3|8|8|8|0|Slow
YCS|79|CA|7|2/3|8|8|8|0|Slow
YCL|79|CL|6|2/4|6|6|6|0|Slow
YFF|79|FF|4|1/6|4|4|3|0|Slow
YFT|79|FF|5|1/6|4|4|3|0|Slow, Supply(1)
YCC|85|CA|7|2/3|8|8|9|0|Slow
YCG|88|CL|7|2/4|6|6|6|0|Assault(20), Slow
YSR|90|CA|7|2/3|8|8|8|0|Slow
YDN|95|DN|10|2/2|12|12|10|0|Slow
YDF|95|FF|5|1/6|4|4|3|0|Ballistic, Slow
YCD|99|CL|7|2/4|6|6|6|0|Ballistic, Slow
YTG|118|TUG|8|2/3|4|8|6|0|Slow, Supply(3)
FF|122|FF|4|1/6|4|4|3|0|
FFT|122|FF|5|1/6|3|4|3|0|Supply(1)
CS|125|CA|7|2/3|8|8|8|0|
CLC|127|CL|6|2/4|6|6|7|0|
CLG|127|CL|7|2/4|2|6|6|0|Assault(20)
SF|127|FF|5|1/6|2|4|4|0|Scout(1)
FFG|128|FF|5|1/6|1|4|3|0|Assault(15)
TGTe|130|TUG|8|2/3|4|8|6|0|Supply(3)
Pol|130|FF|4|1/6|4|4|3|0|
CD|133|CA|8|2/3|7|8|8|0|Ballistic, Scout(2)
CL|133|CL|6|2/4|6|6|6|0|
DF|134|FF|5|1/6|4|4|3|0|Ballistic
CA|138|CA|7|2/3|8|8|8|0|
CLD|140|CL|7|2/4|6|6|6|0|Ballistic, Scout(2)
CC|147|CA|8|2/3|9|9|9|0|Command
DNE|150|DN|10|2/2|12|12|10|0|
LFF|156|FF|4|1/6|4|4|3|0|
LCS|157|CA|7|2/3|8|8|8|0|
LCD|160|CA|8|2/3|8|8|8|0|Ballistic, Scout(1)
DD|160|DD|5|2/6|6|6|4|0|
FH|160|FF|4|1/6|4|4|3|0|
SDF|160|FF|5|1/6|4|4|3|0|Ballistic, Scout(1)
DDV|163|DD|6|2/6|3|6|4|12|Carrier
TGC|165|TUG|8|2/3|8|8|8|0|Supply(3)
BF|165|CA|8|2/3|7|8|8|0|Fast
CV|166|BCH|10|2/2|11|11|9|12|Carrier
CVL|166|CA|8|2/3|8|8|8|9|Carrier
SR|166|CA|8|2/3|4|8|8|0|Explorer, Scout(2)
CVE|166|CL|7|2/4|6|6|6|6|Carrier
CLE|166|CL|6|2/4|4|6|6|0|
DN|167|DN|10|2/2|12|12|10|0|
DNL|167|DNL|10|3/3|11|11|9|0|Fast
CVT|167|TUG|8|2/3|4|8|9|12|Carrier
LCV|167|CA|8|2/3|8|8|8|9|Carrier
FFK|167|FFH|5|1/5|5|5|4|0|
SRV|168|CA|8|3/3|4|8|8|4|Carrier, Explorer, Scout(2)
FKE|168|FFH|5|1/5|4|5|3|0|
EFF|168|FF|4|1/6|2|4|3|0|
FCR|168|FF|4|1/6|2|4|3|0|
LEF|169|FF|4|1/6|4|4|3|0|
SRLV|170|CA|8|3/3|4|8|8|4|Carrier, Explorer, Scout(2)
SRL|170|CA|8|2/3|4|8|8|0|Explorer, Scout(2)
MDC|170|CW|8|2/3|7|7|6|0|Ballistic
MEC|170|CW|7|2/3|6|7|6|0|
CM|170|CW|7|2/3|7|7|6|0|
MTT|171|CW|8|2/3|6|7|6|0|Supply(2)
DDS|171|DD|6|2/6|3|6|4|0|Scout(2)
MSC|172|CW|8|2/3|5|7|6|0|Scout(3)
PV|172|FF|5|1/6|4|4|3|6|Carrier
CVA|173|DN|11|2/2|11|12|10|24|Carrier
HCM|173|CWH|8|3/3|10|10|6|0|
CVD|173|CA|8|2/3|5|8|8|24|Carrier
MCC|173|CW|7|2/3|7|7|7|0|
MCG|173|CW|8|2/3|2|7|6|0|Assault(20)
CMF|173|CW|8|2/3|7|7|6|0|Fast
MCV|174|CW|8|2/3|7|7|6|12|Carrier
CVP|174|CW|8|2/3|4|7|6|18|Carrier
DWL|174|DW|5|2/5|6|6|5|0|
DWS|174|DW|6|2/5|4|6|4|0|Scout(2)
DW|174|DW|5|2/5|6|6|4|0|
DWE|174|DW|5|2/5|5|6|4|0|
CCH|175|CA|7|2/3|8|8|9|0|
ACS|175|CA|8|2/3|3|9|9|12+6H|Carrier, Scout(2)
NCV|175|NCA|8|2/3|7|8|9|12|Carrier
NCF|175|NCA|8|2/3|7|8|8|0|Fast
NEC|175|NCA|7|2/3|6|8|8|0|
NCG|175|NCA|8|2/3|2|8|8|0|Assault(20)
NCD|175|NCA|8|2/3|8|8|8|0|Ballistic, Scout(2)
NSC|175|NCA|8|2/3|5|8|8|0|Scout(4)
NCA|175|NCA|7|2/3|8|8|8|0|
NCC|175|NCA|8|2/3|9|9|8|0|Command
MAC|175|CW|7|2/3|7|7|6|0|
CSV|175|CW|8|2/3|4|7|6|6H|Carrier, Scout(2)
DWV|175|DW|6|2/5|6|6|5|8|Carrier
DWD|175|DW|5|2/5|6|6|4|0|
DWA|175|DW|5|2/5|5|6|4|0|
FKA|175|FFH|5|1/5|4|5|3|0|
BFF|175|FFW|4|1/6|3|5|4|0|
AFF|175|FF|4|1/6|4|4|3|0|
DND|176|DN|11|2/2|12|12|10|0|Ballistic
DWG|177|DW|6|2/5|3|6|4|0|Assault(15)
SDW|177|DW|6|2/5|4|6|4|0|Ballistic, Scout(2)
DCS|178|CA|8|2/3|3|9|9|12+6SH|Carrier, Scout(2)
MVH|178|CW|8|2/3|7|7|6|6H|Carrier
DWP|178|DW|6|2/5|6|6|4|0+3SH|Scout(1)
DNH|179|DNH|11|3/2|14|14|10|0|
NPF|179|NCA|8|2/3|2|8|8|0+6SH|Scout(2)
NDC|179|NCA|8|2/3|3|8|8|12+6SH|Carrier, Scout(2)
MPF|179|CW|8|2/3|2|7|6|0+6SH|Scout(2)
BCH|180|BCH|9|2/2|10|10|10|0|
NSV|180|NCA|8|2/3|5|8|8|6H|Carrier, Scout(2)
SCS|181|DN|11|2/2|11|12|10|12+6SH|Carrier
BCV|181|BCH|10|2/2|10|10|10|12|Carrier
PFT|181|DD|6|2/6|2|6|6|0+6SH|Scout(2)
LPF|181|FF|5|1/6|4|4|8|0+3SH|Scout(1)
BCS|182|BCH|10|2/2|10|10|10|6+6SH|Carrier
BCX|182|CA|8|2/3|12|12|9|0|Fast
HDW|182|HDW|6|2/4|6|7|5|2|
HDW-C|182|HDW|7|2/4|6|7|10|2|Command
HDW-H|182|HDW|7|2/4|6|7|5|6H|Carrier
HDW-K|182|HDW|6|2/4|6|7|5|2|
HDW-P|182|HDW|7|2/4|6|7|5|2+6SH|Scout
HDW-S|182|HDW|7|2/4|6|7|5|2|Scout(2)
HDW-V|182|HDW|7|2/4|6|7|5|12|Carrier
DWT|182|DW|6|2/5|6|6|4|0|Supply(2)
TSC|183|TUG|8|2/3|4|8|9|12+6SH|Carrier, Scout(1)
CMX|183|CW|8|2/3|10|10|7|0|Fast
CMDX|183|CW|8|3/3|7|7|7|0|Ballistic, Fast, Scout(1)
CCX|183|CA|8|2/3|12|12|10|0|Command, Fast
FKX|183|FFH|6|1/5|7|7|5|0|Fast
FDX|183|FF|5|2/6|6|7|5|0|Ballistic, Fast, Scout(2)
NAX|184|NCA|8|2/3|8|8|9|0|Fast
CMVX|184|CW|8|2/3|7|7|7|6H|Carrier, Fast
CMSX|184|CW|8|2/3|7|7|7|0|Fast, Scout(1)
DWX|184|DW|6|2/5|6|6|7|0|Fast
HDWX|185|HDW|7|2/4|6|7|7|2|Fast
HDWX-C|185|HDW|7|2/4|6|7|10|2|Command
HDWX-H|185|HDW|7|2/4|6|7|7|6H|Carrier
HDWX-K|185|HDW|6|2/4|6|7|7|2|
HDWX-P|185|HDW|7|2/4|6|7|7|2+6SH|Scout
HDWX-S|185|HDW|7|2/4|6|7|7|2|Scout(2)
HDWX-V|185|HDW|7|2/4|6|7|7|12|Carrier
CMPX|186|CW|8|2/3|7|7|7|0+6SH|Fast, Scout(1)
CLX|186|CL|7|2/4|6|6|7|0|Fast
NRV|188|NCA|8|3/3|4|8|8|4|Carrier, Explorer, Scout(3)
NSR|188|NCA|8|2/3|4|8|8|0|Explorer, Scout(3)
SSCS|196|DNH|12|3/2|14|14|10|12+12SH|Carrier, Scout(1)
FEX|196|FF|5|1/6|4|4|5|0|Fast
INT|179|SHF|2/3|1/6|3|2|N/A|N/A|
PF-N|181|SHF|2/3|1/6|3|2|N/A|N/A|
MRN-J|183|SHF|2/3|1/6|3|2|N/A|N/A|
WB|183|SHF|2/3|1/6|3|2|N/A|N/A|
AS|161|LF|1/3|1/12|1|1|N/A|N/A|
AAS|164|LF|1/3|1/12|1|1|N/A|N/A|
SAS|168|LF|1/3|1/12|1|1|N/A|N/A|
DAS|172|LF|1/3|1/12|1|1|N/A|N/A|
HAAS|173|LF|1/3|1/12|1|1|N/A|N/A|
LKS|175|HF|1/2|1/8|2|2|N/A|N/A|
LAS|175|HF|1/2|1/8|2|2|N/A|N/A|
TAAS|177|LF|1/3|1/12|1|1|N/A|N/A|
LKF|177|HF|1/2|1/8|2|2|N/A|N/A|
LFS|177|HF|1/2|1/8|2|2|N/A|N/A|
TADS|180|LF|1/3|1/12|1|1|N/A|N/A|
`;
