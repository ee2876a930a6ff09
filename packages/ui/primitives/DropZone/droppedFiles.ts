/** Why a drop is rejected: a folder, no files (text or a link), or files outside the zone. */
export type DropRejection = 'folder' | 'notFiles' | 'droppedOutside';

function isTransfer(value: unknown): value is DataTransfer {
  return typeof value === 'object' && value !== null && 'types' in value && 'items' in value;
}

/** Data of a drop or paste event; null for the change event of a file input. */
export function getDataTransfer(event: object): DataTransfer | null {
  const transfer: unknown = Reflect.get(event, 'dataTransfer') ?? Reflect.get(event, 'clipboardData');
  return isTransfer(transfer) ? transfer : null;
}

const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry?.()?.isDirectory === true;
const fileItems = (transfer: DataTransfer) => [...transfer.items].filter(({ kind }) => kind === 'file');

/** Number of dragged files. Before the drop, browsers expose the number but not the names. */
export const countDraggedFiles = (transfer: DataTransfer): number => fileItems(transfer).length;

export const hasFiles = (transfer: DataTransfer): boolean => [...transfer.types].includes('Files');

/** Why a drop on the zone is rejected; null when it contains only files. */
export function findDropRejection(transfer: DataTransfer): DropRejection | null {
  if (!hasFiles(transfer)) return 'notFiles';
  return fileItems(transfer).some(isFolder) ? 'folder' : null;
}

/** Files of a drop, paste or change event, in order; folders are skipped. */
export function getFiles(event: object): File[] {
  const transfer = getDataTransfer(event);
  if (transfer) {
    return fileItems(transfer)
      .filter((item) => !isFolder(item))
      .map((item) => item.getAsFile())
      .filter((file) => file !== null);
  }
  const target: unknown = Reflect.get(event, 'target');
  return target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
}
