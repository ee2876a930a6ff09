import { Button, Heading } from '@efie/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { DRAWERS, type Drawer } from './describe';
import { Stack } from './Records.styles';

export interface RecordPageProps {
  drawer: Drawer;
  id: string;
  onBack: () => void;
  children: ReactNode;
}

/** One record in place of the list; it takes the focus, and the list takes it back. */
export function RecordPage({ drawer, id, onBack, children }: RecordPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  const { one, label } = DRAWERS[drawer];
  const name = `${one.slice(0, 1).toUpperCase()}${one.slice(1)} ${drawer === 'raw' ? Number(id) + 1 : id}`;
  return (
    <Stack ref={page} role="group" aria-label={name} tabIndex={-1}>
      <div>
        <Button kind="ghost" edge="start" icon={ArrowLeft} onClick={onBack}>
          All {label.toLowerCase()}
        </Button>
      </div>
      <Heading level={4} variant="cardTitle">
        {name}
      </Heading>
      {children}
    </Stack>
  );
}
