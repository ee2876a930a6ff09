export { Pressable, type PressableProps } from './Pressable';
export { pressableStyles } from './Pressable.styles';
