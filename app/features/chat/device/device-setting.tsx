// The switch for answering on this device only.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Switch } from "#app/ui/switch.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { setAnswersOnDevice, useAnswersOnDevice } from "./answer-on-device.ts";
import { deviceSettingMessages as words } from "./device-setting-messages.ts";

export function DeviceSetting({ disabled }: { disabled: boolean }) {
  const on = useAnswersOnDevice();
  return (
    <div>
      <Switch
        label={words.setting}
        checked={on}
        disabled={disabled}
        onChange={(event) => setAnswersOnDevice(event.target.checked)}
      />
      {on ? (
        <p className="text-sm text-soft">
          {words.explain}{" "}
          <Link to={`${paths.privacy}#on-this-device`} className={textLink}>
            {words.privacy}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
