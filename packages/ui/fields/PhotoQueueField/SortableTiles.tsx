import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Entry } from './PhotoQueueField.styles';

const silent = () => '';

/** Silences the library: the field announces moves itself, and keyboards use the move buttons. */
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

export interface SortableTilesProps {
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Makes tiles draggable: immediately with a mouse, after a short hold with a finger, so that a swipe still scrolls. */
export function SortableTiles({ ids, onMove, children }: SortableTilesProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const finish = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} accessibility={accessibility} onDragEnd={finish}>
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

export interface SortableEntryProps {
  id: string;
  isLocked: boolean;
  /** Renders the entry; `handle` has the props of the element that starts a drag. */
  children: (handle: ComponentPropsWithRef<'div'>) => ReactNode;
}

export function SortableEntry({ id, isLocked, children }: SortableEntryProps) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isLocked,
  });
  return (
    <Entry
      ref={setNodeRef}
      data-photo={id}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(isLocked ? {} : { ...listeners, style: { cursor: 'grab' } })}
    </Entry>
  );
}
