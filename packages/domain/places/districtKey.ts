import { cleanText } from '../text/cleanText';
import { foldText } from '../text/foldText';
import { canonicalDistrict } from './regions';

/** The same for every spelling of a district: 'Accra Metropolitan' and 'accra'. */
export const districtKey = (district: string): string => foldText(canonicalDistrict(district));

/** The same of typed or pasted text: 'Kumasi Metropolitan,' is 'kumasi'. */
export const typedDistrictKey = (typed: string): string =>
  districtKey(cleanText(typed).replace(/[\s.,;]+$/, ''));
