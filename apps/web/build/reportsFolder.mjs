import path from 'node:path';

/**
 * Where a build's manifest.json and modules.json are: beside its folder, never in it, because all of that is published.
 * @param {string} dist the folder of the build, such as apps/web/dist
 */
export const reportsFolder = (dist) => path.join(dist, '../.cache', path.basename(dist));
