// Generated from data/ghana-regions.json by tools/generatePlaces.ts. Do not edit.
import type { Region } from './regions';

/** The official districts of each region in alphabetical order, separated by bars. */
// prettier-ignore
export const DISTRICT_NAMES: Readonly<Record<Region, string>> = {
  'Greater Accra': 'Ablekuma Central|Ablekuma North|Ablekuma West|Accra|Ada East|Ada West|Adenta|Ashaiman|Ayawaso Central|Ayawaso East|Ayawaso North|Ayawaso West|Ga Central|Ga East|Ga North|Ga South|Ga West|Korle Klottey|Kpone Katamanso|Krowor|La Dade-Kotopon|La Nkwantanang-Madina|Ledzokuku|Ningo-Prampram|Okaikwei North|Shai-Osudoku|Tema|Tema West|Weija-Gbawe',
  Ashanti: 'Adansi Asokwa|Adansi North|Adansi South|Afigya Kwabre North|Afigya Kwabre South|Ahafo Ano North|Ahafo Ano South East|Ahafo Ano South West|Akrofuom|Amansie Central|Amansie South|Amansie West|Asante Akim Central|Asante Akim North|Asante Akim South|Asokore Mampong|Asokwa|Atwima Kwanwoma|Atwima Mponua|Atwima Nwabiagya North|Atwima Nwabiagya South|Bekwai|Bosome Freho|Bosomtwe|Ejisu|Ejura-Sekyedumase|Juaben|Kumasi|Kwabre East|Kwadaso|Mampong|Obuasi|Obuasi East|Offinso|Offinso North|Oforikrom|Old Tafo|Sekyere Afram Plains|Sekyere Central|Sekyere East|Sekyere Kumawu|Sekyere South|Suame',
  Eastern: 'Abuakwa North|Abuakwa South|Achiase|Akuapem North|Akuapem South|Akyemansa|Asene Manso Akroso|Asuogyaman|Atiwa East|Atiwa West|Ayensuano|Birim Central|Birim North|Birim South|Denkyembour|Fanteakwa North|Fanteakwa South|Kwaebibirem|Kwahu Afram Plains North|Kwahu Afram Plains South|Kwahu East|Kwahu South|Kwahu West|Lower Manya Krobo|New Juaben North|New Juaben South|Nsawam Adoagyiri|Okere|Suhum|Upper Manya Krobo|Upper West Akim|West Akim|Yilo Krobo',
  Western: 'Ahanta West|Effia-Kwesimintsim|Ellembelle|Jomoro|Mpohor|Nzema East|Prestea Huni-Valley|Sekondi-Takoradi|Shama|Tarkwa-Nsuaem|Wassa Amenfi Central|Wassa Amenfi East|Wassa Amenfi West|Wassa East',
  'Western North': 'Aowin|Bia East|Bia West|Bibiani-Anhwiaso-Bekwai|Bodi|Juaboso|Sefwi Akontombra|Sefwi Wiawso|Suaman',
  Central: 'Abura-Asebu-Kwamankese|Agona East|Agona West|Ajumako-Enyan-Essiam|Asikuma-Odoben-Brakwa|Assin Fosu|Assin North|Assin South|Awutu Senya|Awutu Senya East|Cape Coast|Effutu|Ekumfi|Gomoa Central|Gomoa East|Gomoa West|Komenda-Edina-Eguafo-Abirem|Mfantseman|Twifo Atti-Morkwa|Twifo Hemang-Lower Denkyira|Upper Denkyira East|Upper Denkyira West',
  Volta: 'Adaklu|Afadzato South|Agotime-Ziope|Akatsi North|Akatsi South|Anloga|Central Tongu|Ho|Ho West|Hohoe|Keta|Ketu North|Ketu South|Kpando|North Dayi|North Tongu|South Dayi|South Tongu',
  Oti: 'Biakoye|Guan|Jasikan|Kadjebi|Krachi East|Krachi Nchumuru|Krachi West|Nkwanta North|Nkwanta South',
  Northern: 'Gushegu|Karaga|Kpandai|Kumbungu|Mion|Nanton|Nanumba North|Nanumba South|Saboba|Sagnarigu|Savelugu|Tamale|Tatale-Sanguli|Tolon|Yendi|Zabzugu',
  Savannah: 'Bole|Central Gonja|East Gonja|North East Gonja|North Gonja|Sawla-Tuna-Kalba|West Gonja',
  'North East': 'Bunkpurugu-Nakpanduri|Chereponi|East Mamprusi|Mamprugu-Moagduri|West Mamprusi|Yunyoo-Nasuan',
  'Upper East': 'Bawku|Bawku West|Binduri|Bolgatanga|Bolgatanga East|Bongo|Builsa North|Builsa South|Garu|Kassena Nankana East|Kassena Nankana West|Nabdam|Pusiga|Talensi|Tempane',
  'Upper West': 'Daffiama-Bussie-Issa|Jirapa|Lambussie|Lawra|Nadowli-Kaleo|Nandom|Sissala East|Sissala West|Wa|Wa East|Wa West',
  Bono: 'Banda|Berekum East|Berekum West|Dormaa Central|Dormaa East|Dormaa West|Jaman North|Jaman South|Sunyani|Sunyani West|Tain|Wenchi',
  'Bono East': 'Atebubu-Amantin|Kintampo North|Kintampo South|Nkoranza North|Nkoranza South|Pru East|Pru West|Sene East|Sene West|Techiman|Techiman North',
  Ahafo: 'Asunafo North|Asunafo South|Asutifi North|Asutifi South|Tano North|Tano South',
};
