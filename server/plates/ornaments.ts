// Pictures from the same hand that belong to no plant: fallback, hero, emblems, icons, splash.
export const drawOrnaments = async (_folder: string): Promise<void> => undefined;
