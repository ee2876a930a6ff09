import { cleanText } from './cleanText';

/** An id from a pasted URL, without invisible marks and the punctuation of the sentence around it. */
export const cleanId = (text: string): string =>
  cleanText(text)
    .trim()
    .replace(/^[(['"“‘]+|[.,;:!?)\]'"”’]+$/g, '');
