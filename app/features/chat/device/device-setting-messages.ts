// The texts of the switch for answering on this device.

export const deviceSettingMessages = {
  setting: "Answer on this device",
  privacy: "What this means for your privacy",
  explain:
    "Your questions then stay on this phone and are not saved anywhere, also when there is a connection. The first one downloads the records, about 0.7 MB.",
} as const;
