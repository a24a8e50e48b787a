/** The project pins an SDK that still runs on Node 20, so its warning says nothing new. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
