// A part of a page that is loaded when it is first shown. One that cannot be loaded, for want of a connection, must not
// replace the page, as a failed `lazy` does: `instead` stands in its place.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export function loadOnDemand<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
}
