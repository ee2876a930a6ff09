import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, useFieldProps, type FieldTextProps } from '../Field';
import { Icon, type IconType } from '../Icon';
import { Box, End, Input, Lead, Start } from './TextInput.styles';

export interface TextInputProps
  extends FieldTextProps, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  /** Icon at the start, as in login forms. Not together with `prefix`. */
  icon?: IconType | undefined;
  /** Inside the box, before a divider: 'GH₵'. */
  prefix?: string | undefined;
  /** Inside the box, at its end: 'sq ft'. */
  suffix?: string | undefined;
  /** A 44 px button at the end of the box, such as Show password. */
  endAction?: ReactNode;
}

/** A one-line input, 48 px high with 16 px text. */
export function TextInput({ icon, prefix, suffix, endAction, ...props }: TextInputProps) {
  const [field, control] = useFieldProps(props);
  const unitId = `${field.id}-unit`;
  const hasUnit = prefix !== undefined || suffix !== undefined;
  const describedBy = [hasUnit ? unitId : undefined, control['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Field {...field}>
      {/* The direction of the text places a unit beside its number; an icon follows the direction of the page. */}
      <Box dir={hasUnit ? control.dir : undefined}>
        {icon !== undefined && (
          <Lead>
            <Icon icon={icon} />
          </Lead>
        )}
        {prefix !== undefined && (
          <Start id={unitId} aria-hidden="true">
            <bdi>{prefix}</bdi>
          </Start>
        )}
        <Input
          {...control}
          aria-describedby={describedBy || undefined}
          data-icon={icon !== undefined}
          data-prefix={prefix !== undefined}
          data-end={suffix !== undefined || endAction !== undefined}
        />
        {suffix !== undefined && (
          <End id={prefix === undefined ? unitId : undefined} aria-hidden="true">
            {suffix}
          </End>
        )}
        {endAction !== undefined && <End data-action="true">{endAction}</End>}
      </Box>
    </Field>
  );
}
