import path from 'node:path';

/**
 * The folder of a build's manifest.json and modules.json: outside the build's folder, whose files are all published.
 * @param dist the folder of the build, such as apps/web/dist
 */
export const reportsFolder = (dist: string): string => path.join(dist, '../.cache', path.basename(dist));
