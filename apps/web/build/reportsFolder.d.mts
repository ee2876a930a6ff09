/** Where a build's manifest.json and modules.json are: beside its folder, never in it. */
export function reportsFolder(dist: string): string;
