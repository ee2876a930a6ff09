export { Motif, type MotifProps } from './Motif';
