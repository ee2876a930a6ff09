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

/** The field's own region tells the new place, and the buttons are the keyboard's way: the library says nothing. */
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

export interface SortableTilesProps {
  ids: readonly string[];
  /** Places, from 0. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Lets tiles be dragged: with a mouse at once, with a finger after a short hold, so that a swipe still scrolls. */
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
  /** Draws the entry; `handle` goes to what a drag begins on. */
  children: (handle: ComponentPropsWithRef<'div'>) => ReactNode;
}

/** One entry of the list, dragged by what bears its handle. */
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
