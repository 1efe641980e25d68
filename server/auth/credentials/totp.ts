/** Authenticator apps (TOTP): the secret, its QR code, and checking a code. */
import { Secret, TOTP } from "otpauth";
import { create } from "qrcode";

const PERIOD = 30;

export type TotpEnrolment = { secret: string; uri: string; qr_code: string };

export function newTotp(issuer: string, label: string): TotpEnrolment {
  const totp = describe(new Secret({ size: 20 }), issuer, label);
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: drawQr(uri) };
}

/** The time step a code belongs to, with one step of tolerance either way; undefined when it is wrong. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = describe(Secret.fromBase32(secret), "", "");
  const delta = totp.validate({ token: code, window: 1, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

function describe(secret: Secret, issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, algorithm: "SHA1", digits: 6, period: PERIOD, secret });
}

/** Drawn here because the client puts it unescaped into a data URL, where the # of a colour would end it. */
function drawQr(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const margin = 4;
  const size = modules.size + 2 * margin;
  let path = "";
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + margin} ${y + margin}h1v1h-1z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" d="${path}"/></svg>`;
}
