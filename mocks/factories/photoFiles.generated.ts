// Generated from the files in mocks/photos by tools/listPhotos.ts. Do not edit.

/** The file names in each folder of mocks/photos, separated by spaces. */
// prettier-ignore
export const PHOTO_FILES = {
  apartment: '01-morning-front.svg 01-morning-side.svg 02-golden-front.svg 02-golden-side.svg 03-noon-front.svg 03-noon-side.svg 04-dawn-front.svg 04-dawn-side.svg 05-harmattan-front.svg 05-harmattan-side.svg 06-golden-front.svg 06-golden-side.svg 07-rain-front.svg 07-rain-side.svg 08-morning-front.svg 08-morning-side.svg 09-dusk-front.svg 09-dusk-side.svg 10-noon-front.svg 10-noon-side.svg 11-night-front.svg 11-night-side.svg',
  bathroom: 'day-01.svg day-02.svg day-03.svg day-04.svg day-05.svg day-06.svg day-07.svg evening-01.svg evening-02.svg',
  bedroom: 'day-01.svg day-02.svg day-03.svg day-04.svg day-05.svg day-06.svg day-07.svg day-08.svg day-09.svg day-10.svg day-11.svg evening-01.svg evening-02.svg evening-03.svg evening-04.svg',
  commercial: '01-noon-front.svg 01-noon-side.svg 02-morning-front.svg 02-morning-side.svg 03-golden-front.svg 03-golden-side.svg 04-dusk-front.svg 04-dusk-side.svg',
  house: '01-golden-front.svg 01-golden-side.svg 02-morning-front.svg 02-morning-side.svg 03-harmattan-front.svg 03-harmattan-side.svg 04-noon-front.svg 04-noon-side.svg 05-dawn-front.svg 05-dawn-side.svg 06-morning-front.svg 06-morning-side.svg 07-rain-front.svg 07-rain-side.svg 08-golden-front.svg 08-golden-side.svg 09-dusk-front.svg 09-dusk-side.svg 10-noon-front.svg 10-noon-side.svg',
  kitchen: 'day-01.svg day-02.svg day-03.svg day-04.svg day-05.svg day-06.svg day-07.svg day-08.svg evening-01.svg evening-02.svg',
  land: '01-plan.svg 01-plot.svg 01-road.svg 02-plan.svg 02-plot.svg 02-road.svg 03-plan.svg 03-plot.svg 03-road.svg 04-plan.svg 04-plot.svg 04-road.svg 05-plan.svg 05-plot.svg 05-road.svg 06-plan.svg 06-plot.svg 06-road.svg',
  living: 'day-01.svg day-02.svg day-03.svg day-04.svg day-05.svg day-06.svg day-07.svg day-08.svg day-09.svg day-10.svg evening-01.svg evening-02.svg',
  office: 'day-01.svg day-02.svg day-03.svg evening-01.svg',
  portraits: 'man-bald-1.svg man-bald-2.svg man-bald-3.svg man-kufi-1.svg man-kufi-2.svg man-kufi-3.svg man-low-fade-1.svg man-low-fade-2.svg man-low-fade-3.svg man-short-afro-1.svg man-short-afro-2.svg man-short-afro-3.svg man-smock-cap-1.svg man-smock-cap-2.svg man-smock-cap-3.svg man-twists-1.svg man-twists-2.svg man-twists-3.svg woman-afro-1.svg woman-afro-2.svg woman-afro-3.svg woman-bob-1.svg woman-bob-2.svg woman-bob-3.svg woman-braids-1.svg woman-braids-2.svg woman-braids-3.svg woman-bun-1.svg woman-bun-2.svg woman-bun-3.svg woman-cornrows-1.svg woman-cornrows-2.svg woman-cornrows-3.svg woman-headwrap-1.svg woman-headwrap-2.svg woman-headwrap-3.svg woman-hijab-1.svg woman-hijab-2.svg woman-hijab-3.svg woman-low-cut-1.svg woman-low-cut-2.svg woman-low-cut-3.svg',
  shared_room: '01-golden-front.svg 01-golden-side.svg 02-noon-front.svg 02-noon-side.svg 03-morning-front.svg 03-morning-side.svg 04-rain-front.svg 04-rain-side.svg 05-dawn-front.svg 05-dawn-side.svg',
  shop: 'day-01.svg day-02.svg day-03.svg evening-01.svg',
  studio: '01-morning-front.svg 01-morning-side.svg 02-golden-front.svg 02-golden-side.svg 03-harmattan-front.svg 03-harmattan-side.svg 04-noon-front.svg 04-noon-side.svg',
  townhouse: '01-noon-front.svg 01-noon-side.svg 02-golden-front.svg 02-golden-side.svg 03-dawn-front.svg 03-dawn-side.svg 04-morning-front.svg 04-morning-side.svg 05-dusk-front.svg 05-dusk-side.svg',
  veranda: 'day-01.svg day-02.svg day-03.svg day-04.svg day-05.svg evening-01.svg evening-02.svg',
  villa: '01-morning-front.svg 01-morning-side.svg 02-golden-front.svg 02-golden-side.svg 03-noon-front.svg 03-noon-side.svg 04-night-front.svg 04-night-side.svg 05-dawn-front.svg 05-dawn-side.svg',
} as const;
