// The version that the build publishes, read when the page is prerendered.
import { type Release, releaseOf } from "#catalogue/open-data/release.ts";
import changelog from "../../../CHANGELOG.md?raw";
import packageFile from "../../../package.json" with { type: "json" };

export function loadRelease(): Release {
  return releaseOf(packageFile.version, changelog);
}
