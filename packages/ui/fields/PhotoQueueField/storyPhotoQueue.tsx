import type { QueuedPhoto } from '@efie/domain/photos';
import { expect, fireEvent, waitFor, type within } from 'storybook/test';
import { StoryForm, type StoryFormProps } from '../storyForm';
import { createDataTransfer } from '../storyPhotos';

export type Canvas = ReturnType<typeof within>;

export function FormWithPhotos({
  photos = [],
  ...form
}: { photos?: readonly QueuedPhoto[] } & Partial<StoryFormProps>) {
  return (
    <StoryForm isWide initialValues={{ photos }} {...form}>
      {form.children}
    </StoryForm>
  );
}

export const inputOf = (element: HTMLElement) => {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The field has no file input.');
  return input;
};

/** Sets files of any type on the input and fires its change event. */
export const choose = (element: HTMLElement, files: readonly File[]) => {
  const input = inputOf(element);
  Object.defineProperty(input, 'files', { configurable: true, value: createDataTransfer(files).files });
  return fireEvent.change(input);
};

export const zoneOf = (canvas: Canvas) => canvas.getByRole('button', { name: /^Add (?:photos|images)/ });

/** The file names of the photos, in order, from their alt texts. */
export const photoOrder = (canvas: Canvas) =>
  canvas
    .queryAllByRole('img')
    .map((image: HTMLElement) => image.getAttribute('alt')?.replace(/^Photo \d+ of \d+,? ?/, '') ?? '');

export const waitForPhotos = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.queryAllByRole('img')).toHaveLength(count));

/** Waits until tiles can be dragged: they replace the first ones, so elements are to be looked up after it. */
export const waitForDragging = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-dragging', 'false'));

export const textFile = (content: string, name: string, type: string) => new File([content], name, { type });
