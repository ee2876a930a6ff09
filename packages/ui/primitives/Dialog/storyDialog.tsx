import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import type { IconType } from '../Icon';
import { IconButton } from '../IconButton';
import { IconTile } from '../IconTile';
import { Body, Content, Footer, Handle, Head, HeadWords, Subtitle, Title } from './Dialog.styles';

export interface DialogSpecimenProps {
  title: string;
  description?: string;
  icon?: IconType;
  kind: 'confirm' | 'form';
  shape: 'dialog' | 'sheet';
  /** Width in px. */
  width: number;
  footer: ReactNode;
  children?: ReactNode;
}

/** A dialog rendered inside the page, to show several at once: without overlay, focus trap and scrim. */
export function DialogSpecimen({
  title,
  description,
  icon,
  kind,
  shape,
  width,
  footer,
  children,
}: DialogSpecimenProps) {
  return (
    <Base.Root open modal={false}>
      <Content
        data-size="small"
        data-kind={kind}
        data-shape={shape}
        style={{ position: 'static', inlineSize: width, margin: 0, animation: 'none' }}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <Handle aria-hidden="true" />
        <Head data-kind={kind}>
          {icon !== undefined && <IconTile icon={icon} tone="danger" />}
          <HeadWords>
            <Title>{title}</Title>
            {description !== undefined && <Subtitle>{description}</Subtitle>}
          </HeadWords>
          {kind === 'form' && <IconButton label="Close" icon={X} data-close="true" />}
        </Head>
        {children !== undefined && <Body>{children}</Body>}
        <Footer>{footer}</Footer>
      </Content>
    </Base.Root>
  );
}
