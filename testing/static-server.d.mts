export interface ServedFolder {
  /** Address of the folder, with its base path. */
  url: string;
  /** One line a request: method, path and status. */
  log: string[];
  close: () => Promise<void>;
}

/** Serves a built folder on a free loopback port, with the first page as the fallback of unknown paths. */
export function serveFolder(
  dir: string,
  options?: {
    spa?: boolean;
    base?: string;
    port?: number;
    cache?: boolean;
    /** What files may be packed with, the first that the browser takes; none sends them as they are. */
    encodings?: readonly ('br' | 'gzip')[];
  },
): Promise<ServedFolder>;
