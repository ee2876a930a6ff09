export { LoginRequired, type LoginRequiredProps } from './LoginRequired';
