import type { ReactNode } from 'react';
import { FullWidthField } from '../../primitives/FormSection';
import { NumberFields } from './ListPropertyForm.styles';

/** One field over the full width, two in the section's columns, more in columns of their own. */
export function CreateRow({ count, children }: { count: number; children: ReactNode }) {
  if (count === 2) return children;
  return <FullWidthField>{count > 2 ? <NumberFields>{children}</NumberFields> : children}</FullWidthField>;
}
