export { SlowNotice, type SlowNoticeProps } from './SlowNotice';
