/**
 * Regions and cities with geographic numbers, as `code|name` and `region|city|area codes`: the area codes and places of
 * libphonenumber's geocoding data (Apache-2.0).
 */
export const demoRegions: Readonly<Record<string, string>> = {
  US: `
AK|Alaska
AL|Alabama
AR|Arkansas
AZ|Arizona
CA|California
CO|Colorado
CT|Connecticut
DE|Delaware
FL|Florida
GA|Georgia
HI|Hawaii
IA|Iowa
ID|Idaho
IL|Illinois
IN|Indiana
KS|Kansas
KY|Kentucky
LA|Louisiana
MA|Massachusetts
MD|Maryland
ME|Maine
MI|Michigan
MN|Minnesota
MO|Missouri
MS|Mississippi
MT|Montana
NC|North Carolina
ND|North Dakota
NE|Nebraska
NH|New Hampshire
NJ|New Jersey
NM|New Mexico
NV|Nevada
NY|New York
OH|Ohio
OK|Oklahoma
OR|Oregon
PA|Pennsylvania
RI|Rhode Island
SC|South Carolina
SD|South Dakota
TN|Tennessee
TX|Texas
UT|Utah
VA|Virginia
VT|Vermont
WA|Washington
WI|Wisconsin
WV|West Virginia
WY|Wyoming
`,
  CA: `
AB|Alberta
BC|British Columbia
MB|Manitoba
NB|New Brunswick
NL|Newfoundland and Labrador
NS|Nova Scotia
NT|Northwest Territories
NU|Nunavut
ON|Ontario
PE|Prince Edward Island
QC|Quebec
SK|Saskatchewan
YT|Yukon
`,
}

export const demoCities: Readonly<Record<string, string>> = {
  CA: `
AB|Airdrie|403
AB|Brooks|403
AB|Calgary|403
AB|Camrose|780
AB|Canmore|403
AB|Edmonton|780
AB|Fort McMurray|780
AB|Grande Prairie|780
AB|High River|403
AB|Lethbridge|403
AB|Lloydminster|780
AB|Medicine Hat|403
AB|Red Deer|403
AB|Sherwood Park|780
AB|St. Albert|780
BC|Abbotsford|604
BC|Burnaby|604
BC|Chilliwack|604
BC|Courtenay|250
BC|Kamloops|250 778
BC|Kelowna|250 778
BC|Langley|604 778
BC|Nanaimo|250
BC|North Vancouver|604 778
BC|Prince George|250
BC|Richmond|604 778
BC|Surrey|604 778
BC|Vancouver|604 778
BC|Vernon|250 778
BC|Victoria|250
MB|Altona|204
MB|Arborg|204
MB|Beausejour|204
MB|Brandon|204
MB|Grunthal|204
MB|Lac du Bonnet|204
MB|Niverville|204
MB|Oakbank|204
MB|Portage la Prairie|204
MB|Selkirk|204
MB|Ste. Anne|204
MB|Steinbach|204
MB|Thompson|204
MB|Winkler|204
MB|Winnipeg|204
NB|Bathurst|506
NB|Campbellton|506
NB|Edmundston|506
NB|Fredericton|506
NB|Minto|506
NB|Moncton|506
NB|Nelson-Miramichi|506
NB|Oromocto|506
NB|Perth-Andover|506
NB|Saint John|506
NB|Saint-Quentin|506
NB|Shediac|506
NB|Sussex|506
NB|Tracadie-Sheila|506
NB|Woodstock|506
NL|Bay Roberts|709
NL|Carbonear|709
NL|Channel-Port aux Basques|709
NL|Clarenville|709
NL|Corner Brook|709
NL|Deer Lake|709
NL|Gander|709
NL|Grand Falls-Windsor|709
NL|Lewisporte|709
NL|Marystown|709
NL|Springdale|709
NL|St. John's|709
NL|Stephenville|709
NL|Torbay|709
NL|Wabush|709
NS|Amherst|902
NS|Bridgewater|902
NS|Chester|902
NS|Chéticamp|902
NS|Dartmouth|902
NS|Digby|902
NS|Glace Bay|902
NS|Halifax|902
NS|Kentville|902
NS|New Glasgow|902
NS|North Sydney|902
NS|Parrsboro|902
NS|Sydney|902
NS|Truro|902
NS|Waverley|902
NT|Fort Simpson|867
NT|Fort Smith|867
NT|Hay River|867
NT|Inuvik|867
NT|Yellowknife|867
NU|Iqaluit|867
NU|Rankin Inlet|867
ON|Barrie|705
ON|Cambridge|519
ON|Etobicoke|416
ON|Greater Sudbury|705
ON|Guelph|519
ON|Kingston|613
ON|Kitchener|519
ON|London|519 226
ON|North York|416
ON|Ottawa|613
ON|Sault Ste. Marie|705
ON|Scarborough|416
ON|Thunder Bay|807
ON|Toronto|416
ON|Windsor|519
PE|Alberton|902
PE|Charlottetown|902
PE|Kensington|902
PE|Montague|902
PE|O'Leary|902
PE|Rusticoville|902
PE|Souris|902
PE|Summerside|902
PE|Tignish|902
QC|Chicoutimi|418
QC|Gatineau|819
QC|Granby|450
QC|Longueuil|450
QC|Montreal|514 438
QC|Pointe-Claire|514
QC|Quebec City|418
QC|Repentigny|450
QC|Saint-Eustache|450
QC|Saint-Hyacinthe|450
QC|Saint-Jean-sur-Richelieu|450
QC|Saint-Jérôme|450
QC|Saint-Laurent|514
QC|Sherbrooke|819
QC|Terrebonne|450
SK|Foam Lake|306
SK|Fort Qu'Appelle|306
SK|Kelvington|306
SK|La Ronge|306
SK|Meadow Lake|306
SK|Moose Jaw|306
SK|North Battleford|306
SK|Prince Albert|306
SK|Regina|306
SK|Saskatoon|306
SK|Shaunavon|306
SK|Swift Current|306
SK|Unity|306
SK|Wadena|306
SK|Yorkton|306
YT|Dawson|867
YT|Whitehorse|867
`,
  US: `
AK|Anchorage|907
AK|Cordova|907
AK|Eagle River|907
AK|Fairbanks|907
AK|Homer|907
AK|Juneau|907
AK|Kenai|907
AK|Ketchikan|907
AK|Kodiak|907
AK|North Pole|907
AK|Palmer|907
AK|Seward|907
AK|Sitka|907
AK|Soldotna|907
AK|Wasilla|907
AL|Anniston|256
AL|Athens|256
AL|Auburn|334
AL|Bessemer|205 659
AL|Birmingham|205
AL|Cullman|256
AL|Decatur|256
AL|Dothan|334
AL|Gadsden|256
AL|Huntsville|256
AL|Madison|256
AL|Mobile|251
AL|Montgomery|334
AL|Opelika|334
AL|Tuscaloosa|205
AR|Benton|501
AR|Bentonville|479
AR|Conway|501
AR|El Dorado|870
AR|Fayetteville|479
AR|Fort Smith|479
AR|Hot Springs|501
AR|Jonesboro|870
AR|Little Rock|501
AR|N Little Rock|501
AR|Pine Bluff|870
AR|Rogers|479
AR|Russellville|479
AR|Searcy|501
AR|Springdale|479
AZ|Apache Junction|480
AZ|Casa Grande|520
AZ|Chandler|480
AZ|Flagstaff|928
AZ|Glendale|623 602
AZ|Kingman|928
AZ|Lake Havasu City|928
AZ|Mesa|480
AZ|Phoenix|602 623 480
AZ|Prescott|928
AZ|Scottsdale|480
AZ|Sierra Vista|520
AZ|Tempe|480
AZ|Tucson|520
AZ|Yuma|928
CA|Anaheim|714
CA|Bakersfield|661
CA|Fremont|510
CA|Fresno|559
CA|Irvine|949
CA|Long Beach|562
CA|Los Angeles|323
CA|Oakland|510
CA|Orange|714
CA|Pasadena|626
CA|Sacramento|916
CA|San Diego|858 619
CA|San Francisco|415
CA|San Jose|408
CA|Santa Ana|714
CO|Aurora|303 720
CO|Boulder|303 720
CO|Broomfield|303 720
CO|Colorado Springs|719
CO|Denver|303 720
CO|Durango|970
CO|Fort Collins|970
CO|Golden|303
CO|Grand Junction|970
CO|Greeley|970
CO|Lakewood|303
CO|Littleton|303 720
CO|Longmont|303 720
CO|Loveland|970
CO|Pueblo|719
CT|Bristol|860
CT|East Hartford|860
CT|Enfield|860
CT|Farmington|860
CT|Glastonbury|860
CT|Hartford|860
CT|Manchester|860
CT|Middletown|860
CT|New Britain|860
CT|New London|860
CT|New Milford|860
CT|Norwich|860
CT|Southington|860
CT|West Hartford|860
CT|Windsor|860
DE|Bear|302
DE|Claymont|302
DE|Dover|302
DE|Georgetown|302
DE|Hockessin|302
DE|Lewes|302
DE|Middletown|302
DE|Milford|302
DE|Millsboro|302
DE|New Castle|302
DE|Newark|302
DE|Rehoboth Beach|302
DE|Seaford|302
DE|Smyrna|302
DE|Wilmington|302
FL|Boca Raton|561
FL|Clearwater|727
FL|Fort Lauderdale|954
FL|Fort Myers|239
FL|Jacksonville|904
FL|Lakeland|863
FL|Miami|305 786
FL|Naples|239
FL|Ocala|352
FL|Orlando|407 321
FL|Pensacola|850
FL|Sarasota|941
FL|St. Petersburg|727
FL|Tallahassee|850
FL|Tampa|813
GA|Alpharetta|770 678
GA|Athens|706
GA|Atlanta|404 770 678
GA|Augusta|706
GA|Columbus|706
GA|Conyers|770 678
GA|Cumming|678 770
GA|Decatur|404
GA|Duluth|770 678
GA|Lawrenceville|770 678
GA|Macon|478
GA|Marietta|770 678
GA|Norcross|770 678
GA|Roswell|770 678
GA|Savannah|912
HI|Hilo|808
HI|Honolulu|808
HI|Kailua|808
HI|Kailua-Kona|808
HI|Kaneohe|808
HI|Kapaa|808
HI|Kapolei|808
HI|Kihei|808
HI|Lahaina|808
HI|Lihue|808
HI|Mililani|808
HI|Pearl City|808
HI|Wailuku|808
HI|Waimea|808
HI|Waipahu|808
IA|Ames|515
IA|Ankeny|515
IA|Burlington|319
IA|Cedar Falls|319
IA|Cedar Rapids|319
IA|Council Bluffs|712
IA|Davenport|563
IA|Des Moines|515
IA|Dubuque|563
IA|Fort Dodge|515
IA|Iowa City|319
IA|Mason City|641
IA|Sioux City|712
IA|Waterloo|319
IA|West Des Moines|515
ID|Blackfoot|208
ID|Boise|208
ID|Burley|208
ID|Caldwell|208
ID|Coeur d'Alene|208
ID|Hailey|208
ID|Idaho Falls|208
ID|Lewiston|208
ID|Meridian|208
ID|Nampa|208
ID|Pocatello|208
ID|Post Falls|208
ID|Rexburg|208
ID|Sandpoint|208
ID|Weiser|208
IL|Aurora|630
IL|Belleville|618
IL|Bloomington|309
IL|Champaign|217
IL|Des Plaines|847
IL|Elgin|847
IL|Elmhurst|630
IL|Evanston|847
IL|Naperville|630
IL|Northbrook|847
IL|Peoria|309
IL|Rockford|815 779
IL|Schaumburg|847 224
IL|Springfield|217
IL|Waukegan|847
IN|Bloomington|812
IN|Carmel|317
IN|Columbus|812
IN|Elkhart|574
IN|Evansville|812
IN|Fort Wayne|260
IN|Gary|219
IN|Greenwood|317
IN|Hammond|219
IN|Indianapolis|317
IN|Lafayette|765
IN|Merrillville|219
IN|South Bend|574
IN|Terre Haute|812
IN|Valparaiso|219
KS|El Dorado|316
KS|Emporia|620
KS|Garden City|620
KS|Hays|785
KS|Hutchinson|620
KS|Kansas City|913
KS|Lawrence|785
KS|Leavenworth|913
KS|Manhattan|785
KS|Olathe|913
KS|Overland Park|913
KS|Pittsburg|620
KS|Salina|785
KS|Topeka|785
KS|Wichita|316
KY|Ashland|606
KY|Bowling Green|270
KY|Elizabethtown|270
KY|Florence|859
KY|Frankfort|502
KY|Glasgow|270
KY|Henderson|270
KY|Hopkinsville|270
KY|Lexington|859
KY|London|606
KY|Louisville|502
KY|Murray|270
KY|Owensboro|270
KY|Paducah|270
KY|Somerset|606
LA|Alexandria|318
LA|Baton Rouge|225
LA|Bossier City|318
LA|Covington|985
LA|Denham Springs|225
LA|Hammond|985
LA|Houma|985
LA|Lafayette|337
LA|Lake Charles|337
LA|Marrero|504
LA|Metairie|504
LA|Monroe|318
LA|New Orleans|504
LA|Shreveport|318
LA|Slidell|985
MA|Boston|617 857
MA|Brockton|508
MA|Cambridge|617
MA|Framingham|508
MA|Holyoke|413
MA|Lowell|978
MA|Marlborough|508
MA|New Bedford|508 774
MA|Newton|617
MA|Pittsfield|413
MA|Quincy|617
MA|Somerville|617
MA|Springfield|413
MA|Taunton|508
MA|Worcester|508
MD|Annapolis|410 443
MD|Baltimore|410 443
MD|Bel Air|410 443
MD|Bethesda|301
MD|Columbia|410 301
MD|Frederick|301 240
MD|Gaithersburg|301 240
MD|Germantown|301 240
MD|Glen Burnie|410
MD|Hagerstown|301 240
MD|Laurel|301 240
MD|Rockville|301 240
MD|Salisbury|410 443
MD|Silver Spring|301
MD|Waldorf|301
ME|Augusta|207
ME|Bangor|207
ME|Bath|207
ME|Biddeford|207
ME|Brunswick|207
ME|Camden|207
ME|Caribou|207
ME|Kennebunk|207
ME|Lewiston|207
ME|Portland|207
ME|Rumford|207
ME|Sanford|207
ME|Waterville|207
ME|Westbrook|207
ME|York|207
MI|Ann Arbor|734
MI|Dearborn|313
MI|Detroit|313
MI|Flint|810
MI|Grand Rapids|616
MI|Holland|616
MI|Kalamazoo|269
MI|Lansing|517
MI|Livonia|734
MI|Muskegon|231
MI|Saginaw|989
MI|Southfield|248
MI|Traverse City|231
MI|Troy|248
MI|Waterford Township|248
MN|Bemidji|218
MN|Brainerd|218
MN|Burnsville|952
MN|Duluth|218
MN|Eagan|651
MN|Eden Prairie|952
MN|Mankato|507
MN|Minneapolis|612 763 952
MN|Moorhead|218
MN|Rochester|507
MN|Saint Cloud|320
MN|Saint Paul|651
MN|Stillwater|651
MN|Willmar|320
MN|Winona|507
MO|Cape Girardeau|573
MO|Chesterfield|636
MO|Columbia|573
MO|Fenton|636
MO|Florissant|314
MO|Independence|816
MO|Jefferson City|573
MO|Joplin|417
MO|Kansas City|816
MO|O'Fallon|636
MO|Rolla|573
MO|Springfield|417
MO|St. Charles|636
MO|St. Joseph|816
MO|St. Louis|314
MS|Biloxi|228
MS|Brandon|601
MS|Columbus|662
MS|Greenville|662
MS|Gulfport|228
MS|Hattiesburg|601
MS|Jackson|601 769
MS|Laurel|601
MS|Meridian|601
MS|Natchez|601
MS|Oxford|662
MS|Pascagoula|228
MS|Southaven|662
MS|Tupelo|662
MS|Vicksburg|601
MT|Billings|406
MT|Bozeman|406
MT|Butte|406
MT|Conrad|406
MT|Eureka|406
MT|Glendive|406
MT|Great Falls|406
MT|Hamilton|406
MT|Helena|406
MT|Kalispell|406
MT|Lewistown|406
MT|Manhattan|406
MT|Miles City|406
MT|Missoula|406
MT|Sidney|406
NC|Asheville|828
NC|Burlington|336
NC|Charlotte|704 980
NC|Concord|704
NC|Durham|919
NC|Fayetteville|910
NC|Greensboro|336
NC|Greenville|252
NC|Hickory|828
NC|Lexington|336
NC|Monroe|704
NC|Raleigh|919
NC|Rocky Mount|252
NC|Wilmington|910
NC|Winston-Salem|336
ND|Bismarck|701
ND|Bottineau|701
ND|Cavalier|701
ND|Dickinson|701
ND|Fargo|701
ND|Grand Forks|701
ND|Hankinson|701
ND|Jamestown|701
ND|Langdon|701
ND|Linton|701
ND|Mandan|701
ND|Mayville|701
ND|Minot|701
ND|Park River|701
ND|Williston|701
NE|Beatrice|402
NE|Bellevue|402
NE|Blair|402
NE|Columbus|402
NE|Fremont|402
NE|Grand Island|308
NE|Hastings|402
NE|Kearney|308
NE|Kimball|308
NE|Lincoln|402
NE|Norfolk|402
NE|North Platte|308
NE|Omaha|402
NE|Plattsmouth|402
NE|Scottsbluff|308
NH|Concord|603
NH|Dover|603
NH|Exeter|603
NH|Hampton|603
NH|Keene|603
NH|Laconia|603
NH|Lebanon|603
NH|Manchester|603
NH|Merrimack|603
NH|Moultonborough|603
NH|Nashua|603
NH|Plaistow|603
NH|Portsmouth|603
NH|Rochester|603
NH|Salem|603
NJ|Brick|732
NJ|Camden|856
NJ|Cherry Hill|856
NJ|Edison|732
NJ|Elizabeth|908
NJ|Fort Lee|201
NJ|Hackensack|201
NJ|Jersey City|201
NJ|Morristown|973
NJ|Newark|973
NJ|Paterson|973
NJ|Princeton|609
NJ|Toms River|732
NJ|Trenton|609
NJ|Union|908
NM|Alamogordo|575
NM|Albuquerque|505
NM|Carlsbad|575
NM|Clovis|575
NM|Farmington|505
NM|Gallup|505
NM|Hobbs|575
NM|Las Cruces|575
NM|Las Vegas|505
NM|Los Alamos|505
NM|Los Lunas|505
NM|Rio Rancho|505
NM|Roswell|575
NM|Santa Fe|505
NM|Silver City|575
NV|Boulder City|702
NV|Carson City|775
NV|Elko|775
NV|Fallon|775
NV|Gardnerville|775
NV|Henderson|702
NV|Incline Village|775
NV|Las Vegas|702
NV|Laughlin|702
NV|Mesquite|702
NV|North Las Vegas|702
NV|Pahrump|775
NV|Reno|775
NV|Sparks|775
NV|Winnemucca|775
NY|Albany|518
NY|Binghamton|607
NY|Bronx|347
NY|Brooklyn|347
NY|Farmingdale|631 516
NY|Ithaca|607
NY|New Rochelle|914
NY|New York|646 201
NY|Poughkeepsie|845
NY|Rochester|585
NY|Schenectady|518
NY|Syracuse|315
NY|Utica|315
NY|White Plains|914
NY|Yonkers|914
OH|Akron|330 234
OH|Canton|330
OH|Cincinnati|513
OH|Cleveland|216 440
OH|Columbus|614
OH|Dayton|937
OH|Dublin|614
OH|Hamilton|513
OH|Lorain|440
OH|Mansfield|419
OH|Springfield|937
OH|Toledo|419
OH|Warren|330
OH|Westerville|614
OH|Youngstown|330
OK|Ada|580
OK|Bartlesville|918
OK|Broken Arrow|918
OK|Edmond|405
OK|Enid|580
OK|Lawton|580
OK|McAlester|918
OK|Moore|405
OK|Norman|405
OK|Oklahoma City|405
OK|Shawnee|405
OK|Stillwater|405
OK|Tahlequah|918
OK|Tulsa|918
OK|Yukon|405
OR|Albany|541
OR|Beaverton|503
OR|Bend|541
OR|Corvallis|541
OR|Eugene|541
OR|Grants Pass|541
OR|Gresham|503
OR|Hillsboro|503
OR|Klamath Falls|541
OR|Lake Oswego|503
OR|Medford|541
OR|Portland|503 971
OR|Roseburg|541
OR|Salem|503
OR|Springfield|541
PA|Allentown|610 484
PA|Bethlehem|610 484
PA|Easton|610
PA|Erie|814
PA|Harrisburg|717
PA|Johnstown|814
PA|Lancaster|717
PA|Mechanicsburg|717
PA|Philadelphia|215 267
PA|Pittsburgh|412
PA|Reading|610
PA|Scranton|570
PA|State College|814
PA|West Chester|610
PA|York|717
RI|Barrington|401
RI|Bristol|401
RI|Cranston|401
RI|Cumberland|401
RI|East Greenwich|401
RI|East Providence|401
RI|Newport|401
RI|North Kingstown|401
RI|Providence|401
RI|Smithfield|401
RI|Tiverton|401
RI|Warren|401
RI|Warwick|401
RI|Westerly|401
RI|Woonsocket|401
SC|Anderson|864
SC|Charleston|843
SC|Columbia|803
SC|Conway|843
SC|Florence|843
SC|Greenville|864
SC|Hilton Head Isle|843
SC|Lexington|803
SC|Mount Pleasant|843
SC|Myrtle Beach|843
SC|North Charleston|843
SC|Rock Hill|803
SC|Spartanburg|864
SC|Summerville|843
SC|Sumter|803
SD|Aberdeen|605
SD|Brookings|605
SD|Chamberlain|605
SD|Fort Pierre|605
SD|Huron|605
SD|Mitchell|605
SD|North Sioux City|605
SD|Pierre|605
SD|Rapid City|605
SD|Sioux Falls|605
SD|Spearfish|605
SD|Sturgis|605
SD|Tea|605
SD|Watertown|605
SD|Yankton|605
TN|Brentwood|615
TN|Chattanooga|423
TN|Clarksville|931
TN|Cleveland|423
TN|Franklin|615
TN|Jackson|731
TN|Johnson City|423
TN|Kingsport|423
TN|Knoxville|865
TN|Maryville|865
TN|Memphis|901
TN|Morristown|423
TN|Murfreesboro|615
TN|Nashville|615
TN|Sevierville|865
TX|Amarillo|806
TX|Arlington|817
TX|Austin|512
TX|Beaumont|409
TX|Corpus Christi|361
TX|Dallas|214 972 469
TX|El Paso|915
TX|Fort Worth|817 682
TX|Garland|972 214
TX|Houston|281 832
TX|Irving|972 214
TX|Lubbock|806
TX|Odessa|432
TX|Plano|972 469 214
TX|Spring|281 832
UT|American Fork|801
UT|Bountiful|801
UT|Cedar City|435
UT|Heber City|435
UT|Layton|801
UT|Lehi|801
UT|Logan|435
UT|Ogden|801
UT|Orem|801
UT|Park City|435
UT|Price|435
UT|Provo|801
UT|Salt Lake City|801
UT|St. George|435
UT|Tooele|435
VA|Alexandria|703
VA|Arlington|703
VA|Charlottesville|434
VA|Chesapeake|757
VA|Fairfax|703
VA|Fredericksburg|540
VA|Hampton|757
VA|Lynchburg|434
VA|Manassas|703 571
VA|Newport News|757
VA|Norfolk|757
VA|Richmond|804
VA|Roanoke|540
VA|Virginia Beach|757
VA|Winchester|540
VT|Barre|802
VT|Bennington|802
VT|Bethel|802
VT|Bradford|802
VT|Brandon|802
VT|Brattleboro|802
VT|Burlington|802
VT|Ludlow|802
VT|Montpelier|802
VT|Rutland|802
VT|Springfield|802
VT|St. Albans|802
VT|Stowe|802
VT|Waterbury|802
VT|White River Junction|802
WA|Auburn|253
WA|Bellevue|425
WA|Bellingham|360
WA|Everett|425
WA|Federal Way|253
WA|Kennewick|509
WA|Kent|253
WA|Olympia|360
WA|Puyallup|253
WA|Renton|425
WA|Seattle|206
WA|Spokane|509
WA|Tacoma|253
WA|Vancouver|360
WA|Yakima|509
WI|Appleton|920
WI|De Pere|920
WI|Eau Claire|715
WI|Green Bay|920
WI|Kenosha|262
WI|La Crosse|608
WI|Madison|608
WI|Manitowoc|920
WI|Menomonee Falls|262
WI|Mequon|262
WI|Milwaukee|414
WI|Neenah|920
WI|Racine|262
WI|Sheboygan|920
WI|Waukesha|262
WV|Beckley|304
WV|Bluefield|304
WV|Bridgeport|304
WV|Charleston|304
WV|Clarksburg|304
WV|Fairmont|304
WV|Huntington|304
WV|Hurricane|304
WV|Martinsburg|304
WV|Morgantown|304
WV|Oak Hill|304
WV|Parkersburg|304
WV|Princeton|304
WV|Weirton|304
WV|Wheeling|304
WY|Afton|307
WY|Big Piney|307
WY|Casper|307
WY|Cheyenne|307
WY|Cody|307
WY|Gillette|307
WY|Jackson|307
WY|Lander|307
WY|Laramie|307
WY|Pine Bluffs|307
WY|Rawlins|307
WY|Riverton|307
WY|Rock Springs|307
WY|Sheridan|307
WY|Sundance|307
`,
  AR: `
|Buenos Aires|1
|Córdoba|351
|Rosario|341
|Mendoza|261
|La Plata|221
`,
  AT: `
|Vienna|12 13 14 15 16 17
|Graz|316
|Linz|732
|Salzburg|662
|Innsbruck|512
|Klagenfurt|46
`,
  AU: `
|Sydney|272 290 292 294 299
|Melbourne|390
|Brisbane|7303 7305 7306 7308 7311 7313
|Perth|8611 8614 8616 8624 8631 8636
|Adelaide|8700 8707 8712 8722 8732 8820
|Canberra|261 262
|Hobart|3621 3622 3623 3624 3627
|Darwin|8892 8894 8898
`,
  BE: `
|Brussels|2
|Antwerp|3
|Ghent|9
|Liège|42 43
|Bruges|50
|Charleroi|71
|Namur|81
|Leuven|16
`,
  BR: `
|São Paulo|1
|Rio de Janeiro|21 22 24
|Belo Horizonte|31321 31322 31327 31328 31341 31345
|Curitiba|4132 4133
|Porto Alegre|5132 5133
|Salvador|7133
|Brasília|61202 61210 61219 61303 61320 61322
|Fortaleza|8532
|Recife|81322 81332 81342 81346
`,
  CH: `
|Zurich|43 44
|Geneva|22
|Basel|61
|Lausanne|21
|Lucerne|41
|St. Gallen|71
`,
  CL: `
|Santiago|22 23 26
|Valparaíso|32
|Concepción|41
|Antofagasta|55
`,
  CO: `
|Bogotá|6011 6012 6013 6014 6015 6016
|Medellín|6042 6043 6044 6045
|Cali|60230 60231 60232 60233 60234 60235
|Barranquilla|60532 60533 60534 60535 60536 60537
`,
  CZ: `
|Prague|2
|Plzeň|37
`,
  DE: `
|Berlin|30
|Hamburg|40
|Munich|89
|Cologne|221
|Frankfurt am Main|69
|Stuttgart|711
|Düsseldorf|211
|Leipzig|341
|Dortmund|231
|Essen|201
|Bremen|421
|Dresden|351
|Hannover|511
|Nuremberg|911
`,
  ES: `
|Madrid|81 91
|Barcelona|83 93
|Valencia|860 861 862 863 960 961
|Seville|854 855 954 955
|Zaragoza|876 976
|Alicante|865 866 965 966
`,
  GB: `
|London|20
|Birmingham|121
|Manchester|161
|Leeds|113
|Glasgow|141
|Liverpool|151
|Bristol|117
|Edinburgh|131
|Sheffield|1140 1141 1142 1143 1144 1145
|Cardiff|291 292
|Leicester|116
|Nottingham|115
|Reading|118
|Belfast|2890 2895 2896 2898
`,
  GR: `
|Thessaloniki|231
|Patras|261
|Heraklion|281
`,
  HU: `
|Budapest|1
|Debrecen|52
|Szeged|62
|Miskolc|46
`,
  IE: `
|Dublin|1
|Cork|21
|Galway|91
|Limerick|61
|Waterford|51
`,
  IL: `
|Jerusalem|2
|Tel Aviv|3
|Haifa|4
|Hasharon|9
`,
  IN: `
|New Delhi|11
|Mumbai|222 223 224 225 226 227
|Bangalore|802 803 804 805 806 807
|Chennai|44
|Hyderabad|40
|Kolkata|33
|Pune|202 203 204 205 206 207
|Ahmedabad|792 793 794 795 796 797
`,
  IT: `
|Milan|02
|Rome|06
|Naples|081
|Turin|011
|Palermo|091
|Genoa|010
|Bologna|051
|Florence|055
|Bari|080
|Venice|041
|Verona|045
|Catania|095
`,
  JP: `
|Tokyo|3
|Osaka|61 62 63 64 65 66
|Nagoya|52
|Yokohama|45
|Sapporo|11
|Fukuoka|922 923 924 925 926 927
|Kobe|78
|Kyoto|75
`,
  MX: `
|Mexico City|55
|Guadalajara|33
|Monterrey|81
|Puebla|220 221 222 223 224 233
`,
  NL: `
|Amsterdam|20
|Rotterdam|10
|The Hague|70
|Utrecht|30
|Eindhoven|40
|Groningen|50
|Tilburg|13
|Breda|76
`,
  NZ: `
|Auckland|92 95 96 98 99
|Wellington|43 44 49
|Christchurch|332 334 335 337 338 396
|Hamilton|783 784 785 795 796
|Dunedin|347 348
`,
  PE: `
|Lima|68 75
|Arequipa|54
|Cusco|84
`,
  PL: `
|Warsaw|22
|Kraków|12 30
|Poznań|61
|Gdańsk|58
|Szczecin|91
|Katowice|32
|Lublin|81
`,
  PT: `
|Lisbon|21
|Porto|22
|Braga|253 257
|Coimbra|239
|Faro|289
|Aveiro|234
`,
  RO: `
|Bucharest|21 31
|Bucharest and Ilfov County|21 31
|Cluj|264 364
|Timiș|256 356
|Iași|232 332
|Constanța|241 341
|Brașov|268 368
`,
  RU: `
|Moscow|495 496 498 499
|St Petersburg|812
|Novosibirsk|383
`,
  SE: `
|Stockholm|8
|Gothenburg|31
|Malmö|40
|Uppsala|18
|Linköping|13
`,
  TR: `
|Istanbul (Europe)|212
|Istanbul|212 216
|Ankara|312
|Izmir|232
|Bursa|224
|Antalya|242
|Adana|322
`,
  UA: `
|Kyiv|44 45
|Kharkiv|57
|Odesa|48
|Lviv|320 321 327 328 329
`,
  ZA: `
|Johannesburg|10 11
|Durban|31
`,
}
