export { MemberHeader } from './MemberHeader';
