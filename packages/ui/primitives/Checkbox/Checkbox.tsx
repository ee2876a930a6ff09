import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Box, Count, Row, Words } from './Checkbox.styles';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  children: ReactNode;
  /** How many results the choice would leave; 0 stays choosable. */
  count?: number | undefined;
}

/** A 22 px box in a 44 px row; the whole row is the target. */
export function Checkbox({ children, count, ...rest }: CheckboxProps) {
  return (
    <Row>
      <Box type="checkbox" {...rest} />
      <Words>{children}</Words>
      {count !== undefined && <Count>{count.toLocaleString('en-GB')}</Count>}
    </Row>
  );
}
