export { ViewsOverTime, type ViewsOverTimeProps } from './ViewsOverTime';
