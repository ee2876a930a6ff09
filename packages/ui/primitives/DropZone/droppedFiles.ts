/** What was dropped instead of files: a folder, text or a link, or files beside the zone. */
export type DropMishap = 'folder' | 'notFiles' | 'beside';

function isTransfer(value: unknown): value is DataTransfer {
  return typeof value === 'object' && value !== null && 'types' in value && 'items' in value;
}

/** The transfer of a drop or a paste; null for the choice in a file input. */
export function transferOf(event: object): DataTransfer | null {
  const transfer: unknown = Reflect.get(event, 'dataTransfer') ?? Reflect.get(event, 'clipboardData');
  return isTransfer(transfer) ? transfer : null;
}

const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry?.()?.isDirectory === true;
const fileItems = (transfer: DataTransfer) => [...transfer.items].filter(({ kind }) => kind === 'file');

/** How many files hover over the zone; browsers tell the number before the drop, not the names. */
export const hoveringFiles = (transfer: DataTransfer): number => fileItems(transfer).length;

export const carriesFiles = (transfer: DataTransfer): boolean => [...transfer.types].includes('Files');

/** What is wrong with a drop on the zone before any file is looked at; null when it holds files only. */
export function mishapOf(transfer: DataTransfer): DropMishap | null {
  if (!carriesFiles(transfer)) return 'notFiles';
  return fileItems(transfer).some(isFolder) ? 'folder' : null;
}

/** The files of a drop, a paste or a choice, in their order; folders are left out and never walked into. */
export function filesOf(event: object): File[] {
  const transfer = transferOf(event);
  if (transfer) {
    return fileItems(transfer)
      .filter((item) => !isFolder(item))
      .map((item) => item.getAsFile())
      .filter((file) => file !== null);
  }
  const target: unknown = Reflect.get(event, 'target');
  return target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
}
