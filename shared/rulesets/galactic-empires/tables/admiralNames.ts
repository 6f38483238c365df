/** Names of admirals for hire (GE 848). All are invented and belong to no particular people. */
const names = `
Abrant Solvek, Adra Winnoth, Aldous Merrigan, Amarel Tosk, Anvik Durrane, Arlo Venshaw, Asmira Quell, Aurek Pallister, Bastan Orrey,
Belda Krummond, Berrin Achter, Bodil Savarre, Brannoc Teel, Brisa Undaro, Calder Ivensen, Carrow Mett, Cassia Orlund, Cedrin Vaal,
Corvin Haxley, Dagna Ruhl, Darro Filch, Davin Ostermark, Delka Rane, Dessim Aquil, Dorrin Blaike, Dreska Volm, Edda Marrowin,
Elgar Strand, Elsin Tarquay, Emric Dolovan, Ennis Harrowgate, Erva Lundquay, Esker Thane, Falco Brandeis, Farrah Tindle, Fenwick Osk,
Ferrin Dace, Finola Greave, Galt Ruscombe, Garreth Vey, Gisla Morrand, Gordan Pell, Greva Salloway, Hadrin Skoll, Halka Berrit,
Harl Dunmarrow, Hesper Lodd, Hollis Arkwend, Idra Cavanell, Ilvar Bost, Imre Taldane, Indra Wexholm, Irsa Gallowen, Isko Farrant,
Jarrah Mundt, Jelka Storrow, Jorun Haspel, Jovan Criddle, Jutta Varnhem, Kaldor Wynne, Karsa Elling, Kelda Frome, Kerrin Oxley,
Korbin Sund, Kressa Albion, Kyril Manthe, Landor Esk, Larsa Coldwell, Lenka Dravoy, Lorcan Fisk, Lothar Quint, Lucan Berrigan,
Magda Sorrell, Malvin Crosk, Marek Tollander, Marisol Heft, Mavra Denholt, Merrik Shand, Mirka Oldane, Morwen Gast, Nadir Collfax,
Narda Velloe, Neshka Tarn, Nevil Brasswin, Norra Quillane, Oberon Staff, Odessa Krail, Olvar Menk, Orla Vandersund, Osric Tamble,
Ottilie Rusk, Pavel Harnock, Pellam Dray, Perrin Osgarth, Petra Wolvane, Quenby Sarr, Quill Aldemar, Radek Morhane, Ravenna Stoke,
Renko Ballard, Rhosyn Teague, Rikard Ulm, Roswin Calloway, Rurik Handel, Sabra Entwick, Sander Orlok, Selka Marchbane, Sevrin Holt,
Sigra Lannoy, Sorrel Vance, Stellan Murk, Sunniva Dorn, Sylvan Corde, Talia Brankovar, Tamsin Ghent, Taurin Welk, Tessel Rhodane,
Thorne Abrecht, Tilda Varrow, Torvin Keld, Ulla Sandoval, Umbert Creel, Ursa Delmarch, Valdis Rook, Varian Stroud, Velka Hommage,
Verrin Oakshott, Vesna Tolliver, Viggo Sandrel, Wanda Estermain, Wendel Arrick, Willa Thornquay, Wystan Gorse, Yelka Brandt, Yorin Pascoe,
Ysolde Merck, Zander Hollow, Zelda Wracke, Zoran Featherby
`;

/** Unique names, at least as many as any standing allows admirals. */
export const admiralNames: readonly string[] = names.split(',').map((name) => name.trim());
