import { cleanText } from './cleanText';

/** An id or a code from a pasted URL, without invisible marks and the punctuation of the sentence around it. */
export const cleanUrlValue = (text: string): string =>
  cleanText(text)
    .trim()
    .replace(/^[(['"“‘]+|[.,;:!?)\]'"”’]+$/g, '');
