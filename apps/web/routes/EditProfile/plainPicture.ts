import { photoKind, stripLocation } from '@efie/domain';

/**
 * A picture without the place where it was taken and without any other note, where it is of a kind that carries them: a JPEG
 * or a PNG. Any other image type goes out as it is (specification section 9). Rejects when the file can no longer be read.
 */
export async function plainPicture(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = photoKind(bytes);
  const type = kind ? `image/${kind}` : file.type;
  return new File([kind ? stripLocation(bytes, kind) : bytes], file.name, { type });
}
