import { fleet } from '../fleet.ts';
import { plain } from './plain.ts';

/** Freighters and their variants, transports, and auxiliaries (Appendix 1/A, E4). Where a row gives no BPV, it is what the assigned factors are worth. */
export const civilians = fleet(
  plain,
  `
F-S AUX 110 Small freighter cargo=25
F-L AUX 110 Large freighter size=3 move=1/2 warp=8 crew=6 cargo=50
F-OL AUX 125 Ore carrier size=3 move=1/2 warp=8 crew=12 cargo=80
F-OP AUX 135 Ore processor size=3 move=1/2 warp=8 crew=24 cargo=60
F-PS AUX 125 Small prospector crew=6 cargo=10
F-PL AUX 125 Large prospector size=3 move=1/2 warp=8 crew=12 cargo=20
F-ES AUX 125 Small explorer crew=8 cargo=10 sensors=1 +survey
F-EL AUX 125 Large explorer size=3 move=1/2 warp=8 crew=14 cargo=20 sensors=2 +survey
F-RS AUX 130 Small repair freighter crew=10 cargo=10 +repair
F-RL AUX 130 Large repair freighter size=3 move=1/2 warp=8 crew=20 cargo=20 +repair
F-TS AUX 125 Small troop freighter crew=10 +troop
F-TL AUX 125 Large troop freighter size=3 move=1/2 warp=8 crew=20 +troop
F-TH AUX 150 Heavy troop freighter size=3 move=3/4 warp=12 crew=30 +troop
F-MS AUX 160 Small mine freighter crew=8 cargo=10 +minesweeper
F-ML AUX 160 Large mine freighter size=3 move=1/2 warp=8 crew=14 cargo=20 +minesweeper
F-AS AUX 130 Small armed freighter crew=8 cargo=10
F-AL AUX 130 Large armed freighter size=3 move=1/2 warp=8 crew=16 cargo=20
F-SS AUX 140 Small suicide freighter crew=1 +suicide
F-SL AUX 140 Large suicide freighter size=3 move=1/2 warp=8 crew=2 +suicide
F-HS AUX 135 Small heavy hauler crew=5 cargo=35
F-HL AUX 135 Large heavy hauler size=3 move=3/4 warp=12 crew=8 cargo=70
F-LS AUX 115 Small liner crew=6 cargo=5
F-LL AUX 115 Large liner size=3 move=1/2 warp=8 crew=12 cargo=10
F-SF AUX 150 Small fast freighter cargo=20 warp=11 +transport
FSF AUX 150 Fast freighter bpv=12 cargo=20 warp=11 +transport
FEX AUX 155 Express bpv=17 cargo=15 warp=11 +transport
FXX AUX 165 Double express cargo=30 warp=11 +transport
FEV AUX 160 Fast evacuation ship cargo=5
FDX AUX 165 Deep express cargo=20
FedEx AUX 150 Parcel carrier bpv=10 cargo=15
FT AUX 120 Free trader cargo=10 crew=3
FTK AUX 125 Free trader with a tank cargo=10 crew=3
FTP AUX 130 Free trader with passengers cargo=5 crew=3
FTR AUX 130 Free trader with a ramscoop cargo=10 crew=3
FTT AUX 135 Free trader with troops cargo=5 crew=5 +troop
FTX AUX 182 Free trader with new engines cargo=10 crew=3
FTZ AUX 140 Free trader with drones cargo=10 crew=3
PT AUX 130 Armed trader cargo=5 crew=5
CUT AUX 120 Customs cutter crew=4 +police
APT AUX 120 Armed priority transport cargo=5 crew=3
APS AUX 125 Priority survey transport cargo=5 crew=3 sensors=1
APX AUX 182 New priority transport cargo=5 crew=3
EPT AUX 130 Envoy transport cargo=2 crew=3
TSS AUX 125 Training ship crew=8
STG AUX 125 Small tug crew=4
HTG AUX 115 Harbour tug crew=2
SQ AUX 135 Small freighter in disguise bpv=36 crew=10 cargo=5
LQ AUX 135 Large freighter in disguise bpv=62 size=3 move=1/2 warp=8 crew=20 cargo=10
LAC AUX 162 Light auxiliary cruiser crew=20
LAH AUX 162 Light auxiliary hangar ship crew=20 6xCFT +carrier
LAS AUX 162 Light auxiliary scout crew=20 sensors=4 +scout
SAC AUX 160 Small auxiliary cruiser crew=12
SAH AUX 160 Small auxiliary hangar ship crew=12 3xCFT +carrier
SAS AUX 160 Small auxiliary scout crew=12 sensors=2 +scout
HAC AUX 166 Heavy auxiliary cruiser size=3 move=1/2 warp=8 crew=32
HAP AUX 180 Heavy auxiliary tender size=3 move=1/2 warp=8 crew=32 6xPF +tender
HAV AUX 166 Heavy auxiliary carrier size=3 move=1/2 warp=8 crew=32 12xCFT +carrier
HSC AUX 166 Heavy auxiliary scout size=3 move=1/2 warp=8 crew=32 sensors=6 +scout
AxCVL AUX 165 Small supply carrier crew=20 12xCFT +carrier
AxCVA AUX 168 Large supply carrier size=3 move=1/2 warp=8 crew=30 24xCFT +carrier
AxPFS AUX 180 Small supply tender crew=20 3xPF +tender
AxPFL AUX 180 Large supply tender size=3 move=1/2 warp=8 crew=30 6xPF +tender
AxSCS AUX 183 Supply control ship size=3 move=1/2 warp=8 crew=36 12xCFT 6xPF +control
OAL AUX 160 Armed ore carrier bpv=44 size=3 move=1/2 warp=8 crew=20 cargo=60
OAS AUX 162 Ore carrier with sensors bpv=40 size=3 move=1/2 warp=8 crew=20 cargo=40 sensors=4 +scout
MON AUX 140 Monitor bpv=96 size=3 move=1 warp=8 crew=40
LMN AUX 145 Light monitor bpv=64 crew=24
POL AUX 125 Police corvette bpv=38 crew=8 warp=12 +police
FLG AUX 135 Police flagship bpv=50 crew=10 warp=12 rating=3 +police
PV AUX 165 Police carrier bpv=42 epv=50 crew=12 warp=12 4xCFT +carrier +police
CLH CL 130 Hospital ship bpv=70 epv=100 crew=40 +hospital`,
);
