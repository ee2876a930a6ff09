/** Its library is half the size of a screen with a form. */
export { DropZone } from '../../primitives/DropZone';
