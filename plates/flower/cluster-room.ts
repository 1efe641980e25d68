// The room that a cluster takes on the page.
import { clamp } from "../drawing/geometry.ts";

/** The length of a cluster in page units: small ones are enlarged, large ones reduced. */
export const clusterRoom = (centimetres: number): number => clamp(226 * (centimetres / 10) ** 0.44, 76, 380);
