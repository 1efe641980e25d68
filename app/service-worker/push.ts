// What the worker does when a message is pushed to the device, and when its notification is touched.
export {};
