import { cleanText } from '../text/cleanText';
import { foldText } from '../text/foldText';
import { canonicalDistrict } from './regions';

/** The same for every spelling of a district or town: 'Accra Metropolitan' and 'accra'. */
export const townKey = (town: string): string => foldText(canonicalDistrict(town));

/** The same of typed or pasted text: 'Kumasi Metropolitan,' is 'kumasi'. */
export const typedTownKey = (typed: string): string => townKey(cleanText(typed).replace(/[\s.,;]+$/, ''));
