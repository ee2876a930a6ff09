import { Dialog, type DialogProps } from '../Dialog';

export interface BottomSheetProps extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'title' | 'mainAction' | 'otherAction' | 'children' | 'initialFocus'
> {}

/** A sheet at the bottom of the screen: handle, title, close button, scrolling body, sticky footer. Import it lazily. */
export function BottomSheet(props: BottomSheetProps) {
  return <Dialog kind="form" shape="sheet" size="medium" {...props} />;
}
