// Written by codegen from definitions/. Do not edit.
export const definition = {
 "id": "call-flows",
 "title": "call-flows:call-flows",
 "entities": {
  "call-flow": {
   "id": "call-flow",
   "module": "call-flows",
   "title": "call-flows:call-flow",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 128,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "portal:name",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "call-flows:name-flow"
     }
    },
    "template": {
     "enum": [
      "blank",
      "reminder",
      "survey",
      "confirm",
      "import"
     ],
     "default": "reminder",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "call-flows:start-from",
     "enumTexts": {
      "blank": "call-flows:template-blank",
      "reminder": "call-flows:template-reminder",
      "survey": "call-flows:template-survey",
      "confirm": "call-flows:template-confirm",
      "import": "call-flows:template-import"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "file": {
     "file": {
      "types": [
       "json"
      ],
      "maxMegabytes": 1
     },
     "writeOn": [
      "create"
     ],
     "required": [
      "id"
     ],
     "type": "object",
     "title": "call-flows:flow-file",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "call-flows:flow-file",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 255,
       "readOnly": true,
       "type": "string",
       "title": "call-flows:flow-file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "bytes": {
       "minimum": 0,
       "readOnly": true,
       "type": "integer",
       "title": "call-flows:flow-file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "type": {
       "maxLength": 10,
       "readOnly": true,
       "type": "string",
       "title": "call-flows:flow-file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "files",
     "errors": {
      "required": "call-flows:choose-flow-file"
     }
    },
    "kind": {
     "enum": [
      "voice_campaign"
     ],
     "readOnly": true,
     "type": "string",
     "title": "call-flows:kind",
     "enumTexts": {
      "voice_campaign": "call-flows:kind-voice-campaign"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "draft",
      "published",
      "changed"
     ],
     "readOnly": true,
     "cell": "status-chip",
     "type": "string",
     "title": "portal:status",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "enumTexts": {
      "draft": "call-flows:draft",
      "published": "call-flows:published",
      "changed": "call-flows:changed"
     }
    },
    "is_published": {
     "readOnly": true,
     "type": "boolean",
     "title": "call-flows:is-published",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "published_revision": {
     "minimum": 1,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:published-revision",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "published_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "call-flows:published-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "nodes": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:nodes",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "problems": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:problems",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "warnings": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:warnings",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "test_numbers": {
     "maxItems": 10,
     "type": "array",
     "title": "call-flows:test-numbers",
     "help": "call-flows:test-numbers-help",
     "distinct": true,
     "items": {
      "required": [
       "id"
      ],
      "type": "object",
      "title": "call-flows:test-numbers",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "call-flows:test-numbers",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create",
         "update"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "number": {
        "maxLength": 16,
        "readOnly": true,
        "cell": "phone",
        "type": "string",
        "title": "call-flows:test-user",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "errors": {}
       }
      },
      "trim": false,
      "readOnly": false,
      "writeOn": [
       "create",
       "update"
      ],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxItems": "call-flows:too-many-test-users"
     }
    },
    "tested_by": {
     "maxItems": 10,
     "readOnly": true,
     "cell": "phone",
     "type": "array",
     "title": "call-flows:test-numbers",
     "help": "call-flows:test-numbers-help",
     "items": {
      "maxLength": 16,
      "type": "string",
      "title": "call-flows:test-numbers",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "used_by": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:used-by",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "portal:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "updated_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "call-flows:changed-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "name",
    "template"
   ],
   "rules": {
    "fields": {
     "file": {
      "visibleWhen": {
       "source": "form.template == 'import'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "template"
         ]
        },
        "right": {
         "op": "const",
         "value": "import"
        }
       },
       "dependsOn": [
        "form.template"
       ]
      },
      "requiredWhen": {
       "source": "form.template == 'import'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "template"
         ]
        },
        "right": {
         "op": "const",
         "value": "import"
        }
       },
       "dependsOn": [
        "form.template"
       ]
      }
     },
     "test_numbers": {
      "reference": {
       "get": "/v1/call_flows/callers",
       "items": "callerids",
       "key": "id",
       "label": "title",
       "search": "search",
       "pick": {
        "id": "id",
        "number": "number"
       },
       "empty": {
        "text": "call-flows:no-test-numbers",
        "way": {
         "to": "/caller-ids/create",
         "access": [
          "Trunks",
          "CallerIds"
         ],
         "when": {
          "source": "config.account_level != 'sandbox'",
          "tree": {
           "op": "!=",
           "left": {
            "op": "path",
            "root": "config",
            "path": [
             "account_level"
            ]
           },
           "right": {
            "op": "const",
            "value": "sandbox"
           }
          },
          "dependsOn": [
           "config.account_level"
          ]
         },
         "text": "call-flows:verify-number"
        }
       },
       "query": {}
      }
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "call-flow",
    "field": "status",
    "states": {
     "draft": {
      "tone": "neutral",
      "icon": "edit",
      "title": "call-flows:draft"
     },
     "published": {
      "tone": "success",
      "icon": "check",
      "title": "call-flows:published"
     },
     "changed": {
      "tone": "warning",
      "icon": "edit",
      "title": "call-flows:changed"
     }
    },
    "initial": "draft",
    "call": {
     "method": "PUT",
     "path": "/v1/call_flows/{id}/status"
    },
    "transitions": [
     {
      "id": "publish",
      "icon": "check",
      "from": [
       "draft",
       "changed"
      ],
      "to": "published",
      "when": {
       "source": "row.problems == 0",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "problems"
         ]
        },
        "right": {
         "op": "const",
         "value": 0
        }
       },
       "dependsOn": [
        "row.problems"
       ]
      },
      "because": "call-flows:fix-errors-first",
      "confirm": {
       "dismiss": "portal:not-now",
       "title": "call-flows:publish-title",
       "text": "call-flows:publish-text",
       "action": "call-flows:publish"
      },
      "form": {
       "entity": "flow-publication",
       "fields": [
        "message"
       ],
       "views": {
        "message": {
         "widget": "text",
         "options": {},
         "fills": []
        }
       }
      },
      "note": {
       "from": "message",
       "maxLength": 200,
       "required": false
      },
      "success": "call-flows:flow-published",
      "by": "user",
      "title": "call-flows:publish",
      "access": [
       "VoiceCampaign",
       "VoiceCampaignWrite"
      ],
      "tone": "neutral"
     },
     {
      "id": "edit",
      "from": [
       "published"
      ],
      "to": "changed",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "revert",
      "event": "call-flows:event-changes-discarded",
      "from": [
       "changed"
      ],
      "to": "published",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  },
  "flow-publication": {
   "id": "flow-publication",
   "module": "call-flows",
   "title": "call-flows:publication",
   "properties": {
    "message": {
     "maxLength": 200,
     "trim": true,
     "type": "string",
     "title": "call-flows:what-changed",
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    }
   },
   "required": [],
   "rules": {
    "fields": {},
    "effects": [],
    "checks": []
   }
  },
  "ivr-flow": {
   "id": "ivr-flow",
   "module": "call-flows",
   "title": "call-flows:ivr-flow",
   "properties": {
    "name": {
     "minLength": 1,
     "maxLength": 128,
     "trim": true,
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "portal:name",
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {
      "required": "call-flows:name-flow"
     }
    },
    "template": {
     "enum": [
      "blank",
      "greeting-menu",
      "opening-hours",
      "import"
     ],
     "default": "greeting-menu",
     "writeOn": [
      "create"
     ],
     "type": "string",
     "title": "call-flows:start-from",
     "enumTexts": {
      "blank": "call-flows:template-blank",
      "greeting-menu": "call-flows:template-greeting-menu",
      "opening-hours": "call-flows:template-opening-hours",
      "import": "call-flows:template-import"
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "file": {
     "file": {
      "types": [
       "json"
      ],
      "maxMegabytes": 1
     },
     "writeOn": [
      "create"
     ],
     "required": [
      "id"
     ],
     "type": "object",
     "title": "call-flows:flow-file",
     "properties": {
      "id": {
       "format": "uuid",
       "type": "string",
       "title": "call-flows:flow-file",
       "trim": false,
       "readOnly": false,
       "writeOn": [
        "create"
       ],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "name": {
       "maxLength": 255,
       "readOnly": true,
       "type": "string",
       "title": "call-flows:flow-file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      },
      "bytes": {
       "minimum": 0,
       "readOnly": true,
       "type": "integer",
       "title": "call-flows:flow-file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "number",
       "errors": {}
      },
      "type": {
       "maxLength": 10,
       "readOnly": true,
       "type": "string",
       "title": "call-flows:flow-file",
       "trim": false,
       "writeOn": [],
       "sensitive": false,
       "cell": "text",
       "errors": {}
      }
     },
     "trim": false,
     "readOnly": false,
     "sensitive": false,
     "cell": "files",
     "errors": {
      "required": "call-flows:choose-flow-file"
     }
    },
    "kind": {
     "enum": [
      "ivr"
     ],
     "readOnly": true,
     "type": "string",
     "title": "call-flows:kind",
     "enumTexts": {
      "ivr": "call-flows:kind-ivr"
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "text",
     "errors": {}
    },
    "status": {
     "enum": [
      "draft",
      "published",
      "changed"
     ],
     "readOnly": true,
     "cell": "status-chip",
     "type": "string",
     "title": "portal:status",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {},
     "enumTexts": {
      "draft": "call-flows:draft",
      "published": "call-flows:published",
      "changed": "call-flows:changed"
     }
    },
    "is_published": {
     "readOnly": true,
     "type": "boolean",
     "title": "call-flows:is-published",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "yes-no",
     "errors": {}
    },
    "published_revision": {
     "minimum": 1,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:published-revision",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "published_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "call-flows:published-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "nodes": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:nodes",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "problems": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:problems",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "warnings": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:warnings",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "test_numbers": {
     "maxItems": 10,
     "type": "array",
     "title": "call-flows:test-numbers",
     "help": "call-flows:test-numbers-help",
     "distinct": true,
     "items": {
      "required": [
       "id"
      ],
      "type": "object",
      "title": "call-flows:test-numbers",
      "properties": {
       "id": {
        "format": "uuid",
        "type": "string",
        "title": "call-flows:test-numbers",
        "trim": false,
        "readOnly": false,
        "writeOn": [
         "create",
         "update"
        ],
        "sensitive": false,
        "cell": "text",
        "errors": {}
       },
       "number": {
        "maxLength": 16,
        "readOnly": true,
        "cell": "phone",
        "type": "string",
        "title": "call-flows:test-user",
        "trim": false,
        "writeOn": [],
        "sensitive": false,
        "errors": {}
       }
      },
      "trim": false,
      "readOnly": false,
      "writeOn": [
       "create",
       "update"
      ],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "readOnly": false,
     "writeOn": [
      "create",
      "update"
     ],
     "sensitive": false,
     "cell": "text",
     "errors": {
      "maxItems": "call-flows:too-many-test-users"
     }
    },
    "tested_by": {
     "maxItems": 10,
     "readOnly": true,
     "cell": "phone",
     "type": "array",
     "title": "call-flows:test-numbers",
     "help": "call-flows:test-numbers-help",
     "items": {
      "maxLength": 16,
      "type": "string",
      "title": "call-flows:test-numbers",
      "trim": false,
      "readOnly": true,
      "writeOn": [],
      "sensitive": false,
      "cell": "text",
      "errors": {}
     },
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "errors": {}
    },
    "used_by": {
     "minimum": 0,
     "readOnly": true,
     "type": "integer",
     "title": "call-flows:used-by",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "number",
     "errors": {}
    },
    "created_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "portal:created",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    },
    "updated_at": {
     "format": "date-time",
     "readOnly": true,
     "type": "string",
     "title": "call-flows:changed-at",
     "trim": false,
     "writeOn": [],
     "sensitive": false,
     "cell": "date-time",
     "errors": {}
    }
   },
   "required": [
    "name",
    "template"
   ],
   "rules": {
    "fields": {
     "file": {
      "visibleWhen": {
       "source": "form.template == 'import'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "template"
         ]
        },
        "right": {
         "op": "const",
         "value": "import"
        }
       },
       "dependsOn": [
        "form.template"
       ]
      },
      "requiredWhen": {
       "source": "form.template == 'import'",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "form",
         "path": [
          "template"
         ]
        },
        "right": {
         "op": "const",
         "value": "import"
        }
       },
       "dependsOn": [
        "form.template"
       ]
      }
     },
     "test_numbers": {
      "reference": {
       "get": "/v1/ivr_flows/callers",
       "items": "callerids",
       "key": "id",
       "label": "title",
       "search": "search",
       "pick": {
        "id": "id",
        "number": "number"
       },
       "empty": {
        "text": "call-flows:no-test-numbers",
        "way": {
         "to": "/caller-ids/create",
         "access": [
          "Trunks",
          "CallerIds"
         ],
         "when": {
          "source": "config.account_level != 'sandbox'",
          "tree": {
           "op": "!=",
           "left": {
            "op": "path",
            "root": "config",
            "path": [
             "account_level"
            ]
           },
           "right": {
            "op": "const",
            "value": "sandbox"
           }
          },
          "dependsOn": [
           "config.account_level"
          ]
         },
         "text": "call-flows:verify-number"
        }
       },
       "query": {}
      }
     }
    },
    "effects": [],
    "checks": []
   },
   "lifecycle": {
    "entity": "ivr-flow",
    "field": "status",
    "states": {
     "draft": {
      "tone": "neutral",
      "icon": "edit",
      "title": "call-flows:draft"
     },
     "published": {
      "tone": "success",
      "icon": "check",
      "title": "call-flows:published"
     },
     "changed": {
      "tone": "warning",
      "icon": "edit",
      "title": "call-flows:changed"
     }
    },
    "initial": "draft",
    "call": {
     "method": "PUT",
     "path": "/v1/ivr_flows/{id}/status"
    },
    "transitions": [
     {
      "id": "publish",
      "icon": "check",
      "from": [
       "draft",
       "changed"
      ],
      "to": "published",
      "when": {
       "source": "row.problems == 0",
       "tree": {
        "op": "==",
        "left": {
         "op": "path",
         "root": "row",
         "path": [
          "problems"
         ]
        },
        "right": {
         "op": "const",
         "value": 0
        }
       },
       "dependsOn": [
        "row.problems"
       ]
      },
      "because": "call-flows:fix-errors-first",
      "confirm": {
       "dismiss": "portal:not-now",
       "title": "call-flows:publish-title",
       "text": "call-flows:publish-text",
       "action": "call-flows:publish"
      },
      "form": {
       "entity": "flow-publication",
       "fields": [
        "message"
       ],
       "views": {
        "message": {
         "widget": "text",
         "options": {},
         "fills": []
        }
       }
      },
      "note": {
       "from": "message",
       "maxLength": 200,
       "required": false
      },
      "success": "call-flows:flow-published",
      "by": "user",
      "title": "call-flows:publish",
      "access": [
       "IVR"
      ],
      "tone": "neutral"
     },
     {
      "id": "edit",
      "from": [
       "published"
      ],
      "to": "changed",
      "by": "server",
      "tone": "neutral",
      "access": []
     },
     {
      "id": "revert",
      "event": "call-flows:event-changes-discarded",
      "from": [
       "changed"
      ],
      "to": "published",
      "by": "server",
      "tone": "neutral",
      "access": []
     }
    ]
   }
  }
 },
 "resources": {
  "call-flow": {
   "id": "call-flow",
   "module": "call-flows",
   "entity": "call-flow",
   "path": "/v1/call_flows",
   "items": "call_flows",
   "item": "call_flow",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "VoiceCampaign"
     ]
    },
    "get": {
     "access": [
      "VoiceCampaign"
     ]
    },
    "create": {
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ]
    },
    "update": {
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ]
    },
    "delete": {
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "when": {
      "source": "!has(row.used_by) || row.used_by == 0",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "used_by"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "used_by"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        }
       ]
      },
      "dependsOn": [
       "row.used_by"
      ]
     },
     "because": "call-flows:flow-in-use"
    }
   },
   "listFields": [
    "id",
    "name",
    "kind",
    "status",
    "is_published",
    "published_revision",
    "published_at",
    "nodes",
    "problems",
    "warnings",
    "used_by",
    "created_at",
    "updated_at"
   ],
   "query": [
    {
     "name": "name",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    },
    {
     "name": "is_published",
     "field": "is_published",
     "match": "equals"
    },
    {
     "name": "from",
     "field": "updated_at",
     "match": "from-date"
    },
    {
     "name": "to",
     "field": "updated_at",
     "match": "to-date"
    }
   ],
   "sort": {
    "default": "-updated_at",
    "fields": [
     "name",
     "status",
     "updated_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "callers",
     "query": [
      "search",
      "number",
      "id",
      "page",
      "per_page"
     ],
     "summary": "The account's verified caller IDs and active voice numbers that can be test users of a flow.",
     "items": "callerids",
     "method": "GET",
     "path": "/v1/call_flows/callers",
     "access": [
      "VoiceCampaign"
     ]
    },
    {
     "id": "draft",
     "path": "/v1/call_flows/{id}/draft",
     "answer": {
      "document": {
       "document": "CallFlowDocument"
      },
      "problems": {
       "document": "CallFlowProblem",
       "list": true
      },
      "updated_at": {
       "type": "string"
      },
      "updated_by": {
       "type": "string",
       "optional": true
      },
      "status": {
       "type": "string"
      },
      "published_revision": {
       "type": "integer",
       "optional": true
      }
     },
     "summary": "The draft as a document of format callflow/1, its version, and the problems found in it.",
     "method": "GET",
     "access": [
      "VoiceCampaign"
     ],
     "query": []
    },
    {
     "id": "save",
     "method": "PUT",
     "path": "/v1/call_flows/{id}/draft",
     "body": {
      "document": {
       "document": "CallFlowDocument"
      }
     },
     "answer": {
      "document": {
       "document": "CallFlowDocument"
      },
      "problems": {
       "document": "CallFlowProblem",
       "list": true
      },
      "updated_at": {
       "type": "string"
      },
      "updated_by": {
       "type": "string",
       "optional": true
      },
      "status": {
       "type": "string"
      },
      "published_revision": {
       "type": "integer",
       "optional": true
      }
     },
     "summary": "Saves the draft. If-Match names the version it is based on; 412 says whose change came first.",
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "query": []
    },
    {
     "id": "publish",
     "method": "POST",
     "path": "/v1/call_flows/{id}/publish",
     "body": {
      "message": {
       "type": "string",
       "optional": true,
       "maxLength": 200,
       "about": "What changed."
      }
     },
     "answer": {
      "revision": {
       "type": "integer"
      },
      "problems": {
       "document": "CallFlowProblem",
       "list": true,
       "about": "Warnings and hints; errors are refused."
      }
     },
     "summary": "Publishes the draft as a new revision, with a message. 422 lists the problems while there are errors.",
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "query": []
    },
    {
     "id": "revisions",
     "path": "/v1/call_flows/{id}/revisions",
     "summary": "The published revisions, newest first: number, message, who and when.",
     "method": "GET",
     "access": [
      "VoiceCampaign"
     ],
     "query": []
    },
    {
     "id": "revision",
     "path": "/v1/call_flows/{id}/revisions/{revision}",
     "answer": {
      "revision": {
       "type": "integer"
      },
      "document": {
       "document": "CallFlowDocument"
      }
     },
     "summary": "A published revision with its document.",
     "method": "GET",
     "access": [
      "VoiceCampaign"
     ],
     "query": []
    },
    {
     "id": "restore",
     "method": "POST",
     "path": "/v1/call_flows/{id}/restore",
     "body": {
      "revision": {
       "type": "integer"
      }
     },
     "answer": {
      "document": {
       "document": "CallFlowDocument"
      },
      "problems": {
       "document": "CallFlowProblem",
       "list": true
      },
      "updated_at": {
       "type": "string"
      },
      "updated_by": {
       "type": "string",
       "optional": true
      },
      "status": {
       "type": "string"
      },
      "published_revision": {
       "type": "integer",
       "optional": true
      }
     },
     "summary": "Makes a published revision the draft. If-Match names the version of the draft it replaces.",
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "query": []
    },
    {
     "id": "check",
     "method": "POST",
     "body": {
      "document": {
       "document": "CallFlowDocument"
      }
     },
     "answer": {
      "problems": {
       "document": "CallFlowProblem",
       "list": true
      }
     },
     "access": [
      "VoiceCampaign"
     ],
     "summary": "The problems of a document, such as exits that lead nowhere or audio files that are gone; stores nothing.",
     "path": "/v1/call_flows/check",
     "query": []
    },
    {
     "id": "uses",
     "path": "/v1/call_flows/{id}/uses",
     "summary": "Where the flow is used: services, campaigns, and other flows.",
     "method": "GET",
     "access": [
      "VoiceCampaign"
     ],
     "query": []
    },
    {
     "id": "duplicate",
     "method": "POST",
     "path": "/v1/call_flows/{id}/duplicate",
     "answer": {
      "id": {
       "type": "string"
      },
      "name": {
       "type": "string"
      }
     },
     "summary": "Makes a new flow with the draft of this one.",
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "query": [],
     "idempotent": true
    },
    {
     "id": "flow-file",
     "path": "/v1/call_flows/{id}/flow.json",
     "query": [
      "revision"
     ],
     "summary": "The draft, or a published revision, as a file that can be imported.",
     "method": "GET",
     "access": [
      "VoiceCampaign"
     ]
    }
   ]
  },
  "ivr-flow": {
   "id": "ivr-flow",
   "module": "call-flows",
   "entity": "ivr-flow",
   "path": "/v1/ivr_flows",
   "items": "call_flows",
   "item": "call_flow",
   "storage": {
    "kind": "documents"
   },
   "operations": {
    "list": {
     "access": [
      "IVR"
     ]
    },
    "get": {
     "access": [
      "IVR"
     ]
    },
    "create": {
     "access": [
      "IVR"
     ]
    },
    "update": {
     "access": [
      "IVR"
     ]
    },
    "delete": {
     "access": [
      "IVR"
     ],
     "when": {
      "source": "!has(row.used_by) || row.used_by == 0",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "used_by"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "used_by"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        }
       ]
      },
      "dependsOn": [
       "row.used_by"
      ]
     },
     "because": "call-flows:flow-in-use"
    }
   },
   "listFields": [
    "id",
    "name",
    "kind",
    "status",
    "is_published",
    "published_revision",
    "published_at",
    "nodes",
    "problems",
    "warnings",
    "used_by",
    "created_at",
    "updated_at"
   ],
   "query": [
    {
     "name": "name",
     "field": "name",
     "match": "contains"
    },
    {
     "name": "status",
     "field": "status",
     "match": "equals"
    },
    {
     "name": "is_published",
     "field": "is_published",
     "match": "equals"
    },
    {
     "name": "from",
     "field": "updated_at",
     "match": "from-date"
    },
    {
     "name": "to",
     "field": "updated_at",
     "match": "to-date"
    }
   ],
   "sort": {
    "default": "-updated_at",
    "fields": [
     "name",
     "status",
     "updated_at"
    ]
   },
   "sublists": [],
   "endpoints": [
    {
     "id": "callers",
     "query": [
      "search",
      "number",
      "id",
      "page",
      "per_page"
     ],
     "summary": "The account's verified caller IDs and active voice numbers that can be test users of a flow.",
     "items": "callerids",
     "method": "GET",
     "path": "/v1/ivr_flows/callers",
     "access": [
      "IVR"
     ]
    },
    {
     "id": "draft",
     "path": "/v1/ivr_flows/{id}/draft",
     "answer": {
      "document": {
       "document": "CallFlowDocument"
      },
      "problems": {
       "document": "CallFlowProblem",
       "list": true
      },
      "updated_at": {
       "type": "string"
      },
      "updated_by": {
       "type": "string",
       "optional": true
      },
      "status": {
       "type": "string"
      },
      "published_revision": {
       "type": "integer",
       "optional": true
      }
     },
     "summary": "The draft as a document of format callflow/1, its version, and the problems found in it.",
     "method": "GET",
     "access": [
      "IVR"
     ],
     "query": []
    },
    {
     "id": "save",
     "method": "PUT",
     "path": "/v1/ivr_flows/{id}/draft",
     "body": {
      "document": {
       "document": "CallFlowDocument"
      }
     },
     "answer": {
      "document": {
       "document": "CallFlowDocument"
      },
      "problems": {
       "document": "CallFlowProblem",
       "list": true
      },
      "updated_at": {
       "type": "string"
      },
      "updated_by": {
       "type": "string",
       "optional": true
      },
      "status": {
       "type": "string"
      },
      "published_revision": {
       "type": "integer",
       "optional": true
      }
     },
     "summary": "Saves the draft. If-Match names the version it is based on; 412 says whose change came first.",
     "access": [
      "IVR"
     ],
     "query": []
    },
    {
     "id": "publish",
     "method": "POST",
     "path": "/v1/ivr_flows/{id}/publish",
     "body": {
      "message": {
       "type": "string",
       "optional": true,
       "maxLength": 200,
       "about": "What changed."
      }
     },
     "answer": {
      "revision": {
       "type": "integer"
      },
      "problems": {
       "document": "CallFlowProblem",
       "list": true,
       "about": "Warnings and hints; errors are refused."
      }
     },
     "summary": "Publishes the draft as a new revision, with a message. 422 lists the problems while there are errors.",
     "access": [
      "IVR"
     ],
     "query": []
    },
    {
     "id": "revisions",
     "path": "/v1/ivr_flows/{id}/revisions",
     "summary": "The published revisions, newest first: number, message, who and when.",
     "method": "GET",
     "access": [
      "IVR"
     ],
     "query": []
    },
    {
     "id": "revision",
     "path": "/v1/ivr_flows/{id}/revisions/{revision}",
     "answer": {
      "revision": {
       "type": "integer"
      },
      "document": {
       "document": "CallFlowDocument"
      }
     },
     "summary": "A published revision with its document.",
     "method": "GET",
     "access": [
      "IVR"
     ],
     "query": []
    },
    {
     "id": "restore",
     "method": "POST",
     "path": "/v1/ivr_flows/{id}/restore",
     "body": {
      "revision": {
       "type": "integer"
      }
     },
     "answer": {
      "document": {
       "document": "CallFlowDocument"
      },
      "problems": {
       "document": "CallFlowProblem",
       "list": true
      },
      "updated_at": {
       "type": "string"
      },
      "updated_by": {
       "type": "string",
       "optional": true
      },
      "status": {
       "type": "string"
      },
      "published_revision": {
       "type": "integer",
       "optional": true
      }
     },
     "summary": "Makes a published revision the draft. If-Match names the version of the draft it replaces.",
     "access": [
      "IVR"
     ],
     "query": []
    },
    {
     "id": "check",
     "method": "POST",
     "body": {
      "document": {
       "document": "CallFlowDocument"
      }
     },
     "answer": {
      "problems": {
       "document": "CallFlowProblem",
       "list": true
      }
     },
     "summary": "The problems of a document, such as exits that lead nowhere or audio files that are gone; stores nothing.",
     "path": "/v1/ivr_flows/check",
     "access": [
      "IVR"
     ],
     "query": []
    },
    {
     "id": "uses",
     "path": "/v1/ivr_flows/{id}/uses",
     "summary": "Where the flow is used: services, campaigns, and other flows.",
     "method": "GET",
     "access": [
      "IVR"
     ],
     "query": []
    },
    {
     "id": "duplicate",
     "method": "POST",
     "path": "/v1/ivr_flows/{id}/duplicate",
     "answer": {
      "id": {
       "type": "string"
      },
      "name": {
       "type": "string"
      }
     },
     "summary": "Makes a new flow with the draft of this one.",
     "access": [
      "IVR"
     ],
     "query": [],
     "idempotent": true
    },
    {
     "id": "flow-file",
     "path": "/v1/ivr_flows/{id}/flow.json",
     "query": [
      "revision"
     ],
     "summary": "The draft, or a published revision, as a file that can be imported.",
     "method": "GET",
     "access": [
      "IVR"
     ]
    }
   ]
  }
 },
 "lists": {
  "call-flows": {
   "id": "call-flows",
   "module": "call-flows",
   "resource": "call-flow",
   "title": "call-flows:call-flows",
   "primaryAction": {
    "text": "call-flows:new-call-flow",
    "to": "/calling/flows/new",
    "access": [
     "VoiceCampaignWrite",
     "VoiceCampaign"
    ],
    "asks": "POST /v1/call_flows"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "portal:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/calling/flows/view/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "width": 190,
     "hidden": false
    },
    {
     "id": "problems",
     "field": "problems",
     "title": "call-flows:problems",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": false
    },
    {
     "id": "warnings",
     "field": "warnings",
     "title": "call-flows:warnings",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": false
    },
    {
     "id": "nodes",
     "field": "nodes",
     "title": "call-flows:nodes",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": false
    },
    {
     "id": "used-by",
     "field": "used_by",
     "title": "call-flows:used-by",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": false
    },
    {
     "id": "published-revision",
     "field": "published_revision",
     "title": "call-flows:published-revision",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "published",
     "field": "published_at",
     "title": "call-flows:published-at",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "width": 190,
     "hidden": true
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "width": 190,
     "hidden": true
    },
    {
     "id": "updated",
     "field": "updated_at",
     "title": "call-flows:changed-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 190,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "portal:name",
     "kind": "search",
     "query": "name",
     "placeholder": "portal:search-by-name"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "draft",
       "text": "call-flows:draft"
      },
      {
       "value": "published",
       "text": "call-flows:published"
      },
      {
       "value": "changed",
       "text": "call-flows:changed"
      }
     ],
     "all": "portal:any-status"
    },
    {
     "id": "dates",
     "title": "call-flows:changed-at",
     "kind": "date-range",
     "query": [
      "from",
      "to"
     ],
     "presets": [
      "today",
      "yesterday",
      "this-month",
      "last-month",
      "all-time"
     ]
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/calling/flows/edit/{row.id}",
     "access": [
      "VoiceCampaignWrite",
      "VoiceCampaign"
     ]
    },
    {
     "kind": "transition",
     "id": "publish",
     "transition": "publish"
    },
    {
     "kind": "call",
     "id": "duplicate",
     "title": "call-flows:duplicate",
     "icon": "add",
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/call_flows/{row.id}/duplicate",
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "asks": "POST /v1/call_flows/{id}/duplicate",
     "success": "call-flows:flow-duplicated",
     "then": "stay"
    },
    {
     "kind": "call",
     "id": "export",
     "title": "call-flows:export",
     "icon": "logs",
     "tone": "neutral",
     "method": "GET",
     "call": "/v1/call_flows/{row.id}/flow.json",
     "access": [
      "VoiceCampaign"
     ],
     "asks": "GET /v1/call_flows/{id}/flow.json",
     "then": "stay"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "!has(row.used_by) || row.used_by == 0",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "used_by"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "used_by"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        }
       ]
      },
      "dependsOn": [
       "row.used_by"
      ]
     },
     "tone": "danger",
     "access": [
      "VoiceCampaign",
      "VoiceCampaignWrite"
     ],
     "confirm": {
      "title": "call-flows:delete-flow-title",
      "text": "call-flows:delete-flow-text",
      "dismiss": "call-flows:keep-flow",
      "action": "portal:delete"
     },
     "success": "call-flows:flow-deleted"
    }
   ],
   "bulkActions": [
    "delete"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "call-flows:no-flows-title",
    "text": "call-flows:no-call-flows",
    "action": {
     "text": "call-flows:new-call-flow",
     "to": "/calling/flows/new",
     "access": [
      "VoiceCampaignWrite",
      "VoiceCampaign"
     ],
     "asks": "POST /v1/call_flows"
    }
   }
  },
  "ivr-flows": {
   "id": "ivr-flows",
   "module": "call-flows",
   "resource": "ivr-flow",
   "title": "call-flows:ivr-flows",
   "primaryAction": {
    "text": "call-flows:new-ivr-flow",
    "to": "/ivr/flows/new",
    "access": [
     "IVR"
    ],
    "asks": "POST /v1/ivr_flows"
   },
   "columns": [
    {
     "id": "name",
     "field": "name",
     "title": "portal:name",
     "cell": "text",
     "align": "start",
     "sortable": true,
     "link": "/ivr/flows/view/{row.id}",
     "flex": 2,
     "minWidth": 180,
     "hidden": false
    },
    {
     "id": "status",
     "field": "status",
     "title": "portal:status",
     "cell": "status-chip",
     "align": "start",
     "sortable": true,
     "width": 190,
     "hidden": false
    },
    {
     "id": "problems",
     "field": "problems",
     "title": "call-flows:problems",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": false
    },
    {
     "id": "warnings",
     "field": "warnings",
     "title": "call-flows:warnings",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": false
    },
    {
     "id": "nodes",
     "field": "nodes",
     "title": "call-flows:nodes",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 100,
     "hidden": false
    },
    {
     "id": "used-by",
     "field": "used_by",
     "title": "call-flows:used-by",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": false
    },
    {
     "id": "published-revision",
     "field": "published_revision",
     "title": "call-flows:published-revision",
     "cell": "number",
     "align": "end",
     "sortable": false,
     "width": 110,
     "hidden": true
    },
    {
     "id": "published",
     "field": "published_at",
     "title": "call-flows:published-at",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "width": 190,
     "hidden": true
    },
    {
     "id": "created",
     "field": "created_at",
     "title": "portal:created",
     "cell": "date-time",
     "align": "start",
     "sortable": false,
     "width": 190,
     "hidden": true
    },
    {
     "id": "updated",
     "field": "updated_at",
     "title": "call-flows:changed-at",
     "cell": "date-time",
     "align": "start",
     "sortable": true,
     "width": 190,
     "hidden": false
    }
   ],
   "filters": [
    {
     "id": "name",
     "title": "portal:name",
     "kind": "search",
     "query": "name",
     "placeholder": "portal:search-by-name"
    },
    {
     "id": "status",
     "title": "portal:status",
     "kind": "select",
     "query": "status",
     "options": [
      {
       "value": "draft",
       "text": "call-flows:draft"
      },
      {
       "value": "published",
       "text": "call-flows:published"
      },
      {
       "value": "changed",
       "text": "call-flows:changed"
      }
     ],
     "all": "portal:any-status"
    },
    {
     "id": "dates",
     "title": "call-flows:changed-at",
     "kind": "date-range",
     "query": [
      "from",
      "to"
     ],
     "presets": [
      "today",
      "yesterday",
      "this-month",
      "last-month",
      "all-time"
     ]
    }
   ],
   "rowActions": [
    {
     "kind": "link",
     "id": "edit",
     "title": "portal:edit",
     "icon": "edit",
     "to": "/ivr/flows/edit/{row.id}",
     "access": [
      "IVR"
     ]
    },
    {
     "kind": "transition",
     "id": "publish",
     "transition": "publish"
    },
    {
     "kind": "call",
     "id": "duplicate",
     "title": "call-flows:duplicate",
     "icon": "add",
     "tone": "neutral",
     "method": "POST",
     "call": "/v1/ivr_flows/{row.id}/duplicate",
     "access": [
      "IVR"
     ],
     "asks": "POST /v1/ivr_flows/{id}/duplicate",
     "success": "call-flows:flow-duplicated",
     "then": "stay"
    },
    {
     "kind": "call",
     "id": "export",
     "title": "call-flows:export",
     "icon": "logs",
     "tone": "neutral",
     "method": "GET",
     "call": "/v1/ivr_flows/{row.id}/flow.json",
     "access": [
      "IVR"
     ],
     "asks": "GET /v1/ivr_flows/{id}/flow.json",
     "then": "stay"
    },
    {
     "kind": "delete",
     "id": "delete",
     "title": "portal:delete",
     "icon": "delete",
     "when": {
      "source": "!has(row.used_by) || row.used_by == 0",
      "tree": {
       "op": "or",
       "args": [
        {
         "op": "not",
         "arg": {
          "op": "has",
          "root": "row",
          "path": [
           "used_by"
          ]
         }
        },
        {
         "op": "==",
         "left": {
          "op": "path",
          "root": "row",
          "path": [
           "used_by"
          ]
         },
         "right": {
          "op": "const",
          "value": 0
         }
        }
       ]
      },
      "dependsOn": [
       "row.used_by"
      ]
     },
     "tone": "danger",
     "access": [
      "IVR"
     ],
     "confirm": {
      "title": "call-flows:delete-flow-title",
      "text": "call-flows:delete-flow-text",
      "dismiss": "call-flows:keep-flow",
      "action": "portal:delete"
     },
     "success": "call-flows:flow-deleted"
    }
   ],
   "bulkActions": [
    "delete"
   ],
   "pageSizes": [
    25,
    50,
    100
   ],
   "refreshSeconds": 60,
   "searchDebounceMs": 1000,
   "empty": {
    "title": "call-flows:no-flows-title",
    "text": "call-flows:no-ivr-flows",
    "action": {
     "text": "call-flows:new-ivr-flow",
     "to": "/ivr/flows/new",
     "access": [
      "IVR"
     ],
     "asks": "POST /v1/ivr_flows"
    }
   }
  }
 },
 "wizards": {
  "call-flow": {
   "id": "call-flow",
   "module": "call-flows",
   "resource": "call-flow",
   "title": {
    "create": "call-flows:new-call-flow"
   },
   "opensAt": {},
   "done": "/calling/flows",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/calling/flows/edit/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "call-flows:create-flow"
    }
   ],
   "success": {
    "create": "call-flows:flow-created"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "start",
     "title": "call-flows:start",
     "fields": [
      "name",
      "template",
      "file"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "template": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "file": {
     "widget": "files",
     "options": {},
     "fills": []
    }
   }
  },
  "ivr-flow": {
   "id": "ivr-flow",
   "module": "call-flows",
   "resource": "ivr-flow",
   "title": {
    "create": "call-flows:new-ivr-flow"
   },
   "opensAt": {},
   "done": "/ivr/flows",
   "cancel": true,
   "doneWhen": [
    {
     "to": "/ivr/flows/edit/{row.id}"
    }
   ],
   "submitText": [
    {
     "mode": "create",
     "text": "call-flows:create-flow"
    }
   ],
   "success": {
    "create": "call-flows:flow-created"
   },
   "failure": {},
   "banners": [],
   "steps": [
    {
     "id": "start",
     "title": "call-flows:start",
     "fields": [
      "name",
      "template",
      "file"
     ],
     "summary": [],
     "relocks": false
    }
   ],
   "fields": {
    "name": {
     "widget": "text",
     "options": {},
     "fills": []
    },
    "template": {
     "widget": "radio",
     "options": {},
     "fills": []
    },
    "file": {
     "widget": "files",
     "options": {},
     "fills": []
    }
   }
  }
 },
 "pages": {
  "call-flow-editor": {
   "id": "call-flow-editor",
   "module": "call-flows",
   "title": "call-flows:edit-call-flow",
   "record": {
    "resource": "call-flow",
    "name": "name",
    "actions": [],
    "access": [
     "VoiceCampaign"
    ]
   },
   "blocks": [
    {
     "id": "builder",
     "width": "full",
     "kind": "widget",
     "panel": "call-flow-builder",
     "room": {
      "height": 560,
      "beside": 250
     },
     "params": {},
     "entity": "call-flow",
     "ofRecord": true
    }
   ]
  },
  "call-flow": {
   "id": "call-flow",
   "module": "call-flows",
   "title": "call-flows:call-flow",
   "record": {
    "resource": "call-flow",
    "name": "name",
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "to": "/calling/flows/edit/{row.id}",
      "access": [
       "VoiceCampaignWrite",
       "VoiceCampaign"
      ]
     },
     {
      "kind": "transition",
      "id": "publish",
      "transition": "publish"
     },
     {
      "kind": "call",
      "id": "duplicate",
      "title": "call-flows:duplicate",
      "icon": "add",
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/call_flows/{row.id}/duplicate",
      "access": [
       "VoiceCampaign",
       "VoiceCampaignWrite"
      ],
      "asks": "POST /v1/call_flows/{id}/duplicate",
      "success": "call-flows:flow-duplicated",
      "then": "stay"
     },
     {
      "kind": "call",
      "id": "export",
      "title": "call-flows:export",
      "icon": "logs",
      "tone": "neutral",
      "method": "GET",
      "call": "/v1/call_flows/{row.id}/flow.json",
      "access": [
       "VoiceCampaign"
      ],
      "asks": "GET /v1/call_flows/{id}/flow.json",
      "then": "stay"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "when": {
       "source": "!has(row.used_by) || row.used_by == 0",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "used_by"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "used_by"
           ]
          },
          "right": {
           "op": "const",
           "value": 0
          }
         }
        ]
       },
       "dependsOn": [
        "row.used_by"
       ]
      },
      "tone": "danger",
      "access": [
       "VoiceCampaign",
       "VoiceCampaignWrite"
      ],
      "confirm": {
       "title": "call-flows:delete-flow-title",
       "text": "call-flows:delete-flow-text",
       "dismiss": "call-flows:keep-flow",
       "action": "portal:delete"
      },
      "success": "call-flows:flow-deleted"
     }
    ],
    "access": [
     "VoiceCampaign"
    ]
   },
   "blocks": [
    {
     "id": "errors",
     "when": {
      "source": "row.problems > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "problems"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.problems"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "call-flows:errors-text",
     "params": {},
     "link": {
      "text": "call-flows:edit-call-flow",
      "to": "/calling/flows/edit/{row.id}",
      "access": [
       "VoiceCampaignWrite",
       "VoiceCampaign"
      ]
     }
    },
    {
     "id": "changed",
     "when": {
      "source": "row.status == 'changed'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "changed"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "call-flows:changed-text",
     "params": {}
    },
    {
     "id": "viewer",
     "width": "full",
     "kind": "widget",
     "panel": "call-flow-viewer",
     "room": {
      "height": 560,
      "beside": 250
     },
     "params": {},
     "entity": "call-flow",
     "ofRecord": true
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "call-flows:flow",
     "look": "facts",
     "facts": [
      {
       "id": "nodes",
       "field": "nodes",
       "title": "call-flows:nodes",
       "cell": "number"
      },
      {
       "id": "problems",
       "field": "problems",
       "title": "call-flows:problems",
       "cell": "number"
      },
      {
       "id": "warnings",
       "field": "warnings",
       "title": "call-flows:warnings",
       "cell": "number"
      },
      {
       "id": "published-revision",
       "field": "published_revision",
       "title": "call-flows:published-revision",
       "cell": "number"
      },
      {
       "id": "tested-by",
       "field": "tested_by",
       "title": "call-flows:test-numbers",
       "cell": "phone"
      },
      {
       "id": "published",
       "field": "published_at",
       "title": "call-flows:published-at",
       "cell": "date-time"
      },
      {
       "id": "updated",
       "field": "updated_at",
       "title": "call-flows:changed-at",
       "cell": "date-time"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "uses",
     "width": "half",
     "kind": "widget",
     "title": "call-flows:used-by",
     "panel": "flow-uses",
     "room": {
      "height": 48
     },
     "params": {},
     "entity": "call-flow",
     "ofRecord": true
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "call-flows:history"
    }
   ]
  },
  "ivr-flow-editor": {
   "id": "ivr-flow-editor",
   "module": "call-flows",
   "title": "call-flows:edit-ivr-flow",
   "record": {
    "resource": "ivr-flow",
    "name": "name",
    "actions": [],
    "access": [
     "IVR"
    ]
   },
   "blocks": [
    {
     "id": "builder",
     "width": "full",
     "kind": "widget",
     "panel": "call-flow-builder",
     "room": {
      "height": 560,
      "beside": 250
     },
     "params": {},
     "entity": "ivr-flow",
     "ofRecord": true
    }
   ]
  },
  "ivr-flow": {
   "id": "ivr-flow",
   "module": "call-flows",
   "title": "call-flows:ivr-flow",
   "record": {
    "resource": "ivr-flow",
    "name": "name",
    "actions": [
     {
      "kind": "link",
      "id": "edit",
      "title": "portal:edit",
      "icon": "edit",
      "to": "/ivr/flows/edit/{row.id}",
      "access": [
       "IVR"
      ]
     },
     {
      "kind": "transition",
      "id": "publish",
      "transition": "publish"
     },
     {
      "kind": "call",
      "id": "duplicate",
      "title": "call-flows:duplicate",
      "icon": "add",
      "tone": "neutral",
      "method": "POST",
      "call": "/v1/ivr_flows/{row.id}/duplicate",
      "access": [
       "IVR"
      ],
      "asks": "POST /v1/ivr_flows/{id}/duplicate",
      "success": "call-flows:flow-duplicated",
      "then": "stay"
     },
     {
      "kind": "call",
      "id": "export",
      "title": "call-flows:export",
      "icon": "logs",
      "tone": "neutral",
      "method": "GET",
      "call": "/v1/ivr_flows/{row.id}/flow.json",
      "access": [
       "IVR"
      ],
      "asks": "GET /v1/ivr_flows/{id}/flow.json",
      "then": "stay"
     },
     {
      "kind": "delete",
      "id": "delete",
      "title": "portal:delete",
      "icon": "delete",
      "when": {
       "source": "!has(row.used_by) || row.used_by == 0",
       "tree": {
        "op": "or",
        "args": [
         {
          "op": "not",
          "arg": {
           "op": "has",
           "root": "row",
           "path": [
            "used_by"
           ]
          }
         },
         {
          "op": "==",
          "left": {
           "op": "path",
           "root": "row",
           "path": [
            "used_by"
           ]
          },
          "right": {
           "op": "const",
           "value": 0
          }
         }
        ]
       },
       "dependsOn": [
        "row.used_by"
       ]
      },
      "tone": "danger",
      "access": [
       "IVR"
      ],
      "confirm": {
       "title": "call-flows:delete-flow-title",
       "text": "call-flows:delete-flow-text",
       "dismiss": "call-flows:keep-flow",
       "action": "portal:delete"
      },
      "success": "call-flows:flow-deleted"
     }
    ],
    "access": [
     "IVR"
    ]
   },
   "blocks": [
    {
     "id": "errors",
     "when": {
      "source": "row.problems > 0",
      "tree": {
       "op": ">",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "problems"
        ]
       },
       "right": {
        "op": "const",
        "value": 0
       }
      },
      "dependsOn": [
       "row.problems"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "danger",
     "text": "call-flows:errors-text",
     "params": {},
     "link": {
      "text": "call-flows:edit-ivr-flow",
      "to": "/ivr/flows/edit/{row.id}",
      "access": [
       "IVR"
      ]
     }
    },
    {
     "id": "changed",
     "when": {
      "source": "row.status == 'changed'",
      "tree": {
       "op": "==",
       "left": {
        "op": "path",
        "root": "row",
        "path": [
         "status"
        ]
       },
       "right": {
        "op": "const",
        "value": "changed"
       }
      },
      "dependsOn": [
       "row.status"
      ]
     },
     "width": "full",
     "kind": "banner",
     "tone": "info",
     "text": "call-flows:changed-text",
     "params": {}
    },
    {
     "id": "viewer",
     "width": "full",
     "kind": "widget",
     "panel": "call-flow-viewer",
     "room": {
      "height": 560,
      "beside": 250
     },
     "params": {},
     "entity": "ivr-flow",
     "ofRecord": true
    },
    {
     "id": "facts",
     "width": "half",
     "kind": "facts",
     "title": "call-flows:flow",
     "look": "facts",
     "facts": [
      {
       "id": "nodes",
       "field": "nodes",
       "title": "call-flows:nodes",
       "cell": "number"
      },
      {
       "id": "problems",
       "field": "problems",
       "title": "call-flows:problems",
       "cell": "number"
      },
      {
       "id": "warnings",
       "field": "warnings",
       "title": "call-flows:warnings",
       "cell": "number"
      },
      {
       "id": "published-revision",
       "field": "published_revision",
       "title": "call-flows:published-revision",
       "cell": "number"
      },
      {
       "id": "tested-by",
       "field": "tested_by",
       "title": "call-flows:test-numbers",
       "cell": "phone"
      },
      {
       "id": "published",
       "field": "published_at",
       "title": "call-flows:published-at",
       "cell": "date-time"
      },
      {
       "id": "updated",
       "field": "updated_at",
       "title": "call-flows:changed-at",
       "cell": "date-time"
      },
      {
       "id": "created",
       "field": "created_at",
       "title": "portal:created",
       "cell": "date-time"
      }
     ]
    },
    {
     "id": "uses",
     "width": "half",
     "kind": "widget",
     "title": "call-flows:used-by",
     "panel": "flow-uses",
     "room": {
      "height": 48
     },
     "params": {},
     "entity": "ivr-flow",
     "ofRecord": true
    },
    {
     "id": "events",
     "width": "full",
     "kind": "timeline",
     "title": "call-flows:history"
    }
   ]
  }
 },
 "texts": {
  "portal:list-active-filters": "Active filters",
  "portal:list-statistics": "Totals of the matching rows",
  "portal:list-chart-show": "Show chart",
  "portal:list-chart-hide": "Hide chart",
  "portal:list-chart-days": "{figure} per day",
  "portal:list-chart-weeks": "{figure} per week",
  "portal:list-chart-months": "{figure} per month",
  "portal:list-chart-figure": "Figure",
  "portal:list-chart-filter": "Filter by date",
  "portal:list-chart-total": "{period}: {figure} in total.",
  "portal:list-chart-peak-day": "Peak: {figure} on {day}.",
  "portal:list-chart-peak-week": "Peak: {figure} in the week of {day}.",
  "portal:list-chart-peak-month": "Peak: {figure} in {day}.",
  "portal:list-chart-other": "Other",
  "portal:list-chart-nothing": "Nothing in this period",
  "portal:list-remove-filter": "Remove filter {filter}: {value}",
  "portal:list-filter-unavailable": "unavailable",
  "portal:list-clear-all": "Clear all",
  "portal:list-more-filters": "More filters ({count})",
  "portal:list-fewer-filters": "Fewer filters",
  "portal:list-clear": "Clear",
  "portal:list-matches": {
   "one": "1 row matches",
   "other": "{count} rows match"
  },
  "portal:list-lowest": "At least",
  "portal:list-highest": "At most",
  "portal:list-number-least": "at least {number}",
  "portal:list-number-most": "at most {number}",
  "portal:list-number-missing": "Enter at least one number",
  "portal:list-number-format": "Enter numbers such as 5 or 0.25",
  "portal:list-number-order": "The first number can’t be higher than the second",
  "portal:list-choices-search": "Search: {filter}",
  "portal:list-choices-chosen": "{filter}: selected",
  "portal:list-choices-none": "No matches",
  "portal:list-choices-more": {
   "one": "1 more. Type to find it.",
   "other": "{count} more. Type to find them."
  },
  "portal:list-sort": "Sort by",
  "portal:list-sort-usual": "Default order",
  "portal:list-sort-ascending": "Sort ascending",
  "portal:list-sort-descending": "Sort descending",
  "portal:list-views": "Views",
  "portal:list-view-current": "View: {name}",
  "portal:list-view-edited": "View: {name} (changed)",
  "portal:list-view-all": "All records",
  "portal:list-views-shared": "Shared with your team",
  "portal:list-views-failed": "Couldn’t load the views.",
  "portal:list-view-is-shared": "Shared",
  "portal:list-view-default": "Open this list with “{name}”",
  "portal:list-view-default-hint": "Open this list with this view",
  "portal:list-view-edit": "Edit “{name}”",
  "portal:list-view-edit-hint": "Edit",
  "portal:list-view-delete": "Delete view",
  "portal:list-view-delete-of": "Delete “{name}”",
  "portal:list-view-delete-ask": "Delete “{name}”?",
  "portal:list-view-keep": "Keep view",
  "portal:list-view-name": "View name",
  "portal:list-view-share": "Share with my team",
  "portal:list-view-save": "Save",
  "portal:list-view-cancel": "Cancel",
  "portal:list-view-save-new": "Save as new view",
  "portal:list-view-update": "Save changes to “{name}”",
  "portal:list-view-lost": "This view uses something this list no longer has: {parts}.",
  "portal:list-view-gone": "This view was deleted or is no longer shared with you.",
  "portal:list-row-expand": "Details: {row}",
  "portal:list-row-facts": "Details: {row}",
  "portal:list-group": "Group by",
  "portal:list-group-not": "Not grouped",
  "portal:list-group-by": "Group by: {field}",
  "portal:list-group-none": "None",
  "portal:list-group-count": {
   "one": "1 row",
   "other": "{count} rows"
  },
  "portal:list-columns": "Columns",
  "portal:list-columns-reset": "Reset",
  "portal:list-columns-hint": "Drag to reorder, or press Alt with ↑ or ↓.",
  "portal:list-column-moved": "{column}: position {position} of {total}",
  "portal:list-periods": "Periods",
  "portal:list-today": "Today",
  "portal:list-yesterday": "Yesterday",
  "portal:list-this-month": "This month",
  "portal:list-last-month": "Last month",
  "portal:list-all-time": "All time",
  "portal:list-any-time": "any time",
  "portal:list-from": "From",
  "portal:list-to": "To",
  "portal:list-range-from": "from {date}",
  "portal:list-range-until": "until {date}",
  "portal:list-apply": "Apply",
  "portal:list-date-missing": "Enter at least one date",
  "portal:list-date-format": "Enter dates as MM.DD.YYYY",
  "portal:list-date-order": "The start date must be before the end date",
  "portal:action-leave": "What you entered will be lost.",
  "portal:action-discard": "Discard",
  "portal:list-actions": "Actions",
  "portal:list-actions-of": "Actions: {row}",
  "portal:list-action-of": "{action}: {row}",
  "portal:list-nothing-title": "Nothing matches",
  "portal:list-nothing-text": "No rows match your filters.",
  "portal:list-clear-filters": "Clear filters",
  "portal:list-stale": "These rows may be out of date. {reason}",
  "portal:list-link-problems": "Parts of this link weren’t recognized and were ignored: {parts}.",
  "portal:list-pages": "Pages",
  "portal:list-rows-per-page": "Rows per page",
  "portal:list-range": "{first}–{last} of {total}",
  "portal:list-first-page": "First page",
  "portal:list-previous-page": "Previous page",
  "portal:list-next-page": "Next page",
  "portal:list-last-page": "Last page",
  "portal:list-clear-search": "Clear search",
  "portal:drawer": "Details",
  "portal:drawer-previous": "Previous row (↑)",
  "portal:drawer-next": "Next row (↓)",
  "portal:drawer-page": "Open page",
  "portal:drawer-close": "Close (Esc)",
  "portal:drawer-missing": "This record no longer exists",
  "portal:drawer-back": "Back to the list",
  "portal:list-refresh": "Refresh",
  "portal:list-export": "Export CSV",
  "portal:list-exporting": "Exporting…",
  "portal:list-export-hint": "All rows that match the filters, as a CSV file",
  "portal:list-more": "More for this list",
  "portal:list-updating": "Updating…",
  "portal:list-updated-now": "Updated just now",
  "portal:list-updated-seconds": "Updated {count} s ago",
  "portal:list-updated-minutes": "Updated {count} min ago",
  "portal:form-required": "Required field",
  "portal:form-invalid": "Please check this field",
  "portal:form-choice-gone": "This option is no longer available. Choose another.",
  "portal:form-not-a-choice": "Not a valid choice",
  "portal:form-max-length": {
   "one": "Use at most {count} character",
   "other": "Use at most {count} characters"
  },
  "portal:form-min-length": {
   "one": "Use at least {count} character",
   "other": "Use at least {count} characters"
  },
  "portal:form-maximum": "Enter {count} or less",
  "portal:form-minimum": "Enter at least {count}",
  "portal:form-max-items": "You can add up to {count}",
  "portal:form-min-items": "Add at least {count}",
  "portal:file-choose": "Choose file",
  "portal:file-choose-many": "Attach files",
  "portal:file-hint": "or drop or paste here. Up to {megabytes} MB: {types}",
  "portal:file-hint-many": "or drop or paste here. Up to {count} files of {megabytes} MB each: {types}",
  "portal:file-one": "You can add one file. Remove the current one first.",
  "portal:file-uploading": "Uploading {name}",
  "portal:file-uploaded": "{name} uploaded",
  "portal:file-removed": "{name} removed",
  "portal:file-remove": "Remove {name}",
  "portal:file-cancel": "Cancel the upload of {name}",
  "portal:file-leave": "The upload will be canceled, and the file won’t be added.",
  "portal:form-file": "This file can’t be used. Choose a file of up to {megabytes} MB: {types}.",
  "portal:form-held": "Wait until the upload is complete.",
  "portal:form-recording": "Stop the recording first.",
  "portal:form-file-gone": "This file is no longer available. Upload it again.",
  "portal:form-whole-number": "Enter a whole number",
  "portal:form-number": "Enter a number",
  "portal:form-pattern": "Invalid format",
  "portal:form-multiple-of": "Use steps of {count}",
  "portal:form-distinct": "This is listed twice",
  "portal:form-date-format": "Enter the date as MM.DD.YYYY",
  "portal:form-date-time-format": "Enter the date as MM.DD.YYYY and the time as HH:MM",
  "portal:form-email-format": "Enter a full email address, like name@example.com",
  "portal:form-phone-format": "Enter the number with its country code, like +447400123456",
  "portal:form-uri-format": "Enter a full URL, like https://example.com",
  "portal:form-fixed": "Can’t be changed",
  "portal:form-secret": "Stored, not shown",
  "portal:form-challenge": "Verify the number first.",
  "portal:challenge-sent": "The code was successfully sent.",
  "portal:challenge-sent-sms": "We sent an SMS with a code to {number}.",
  "portal:challenge-sent-voice": "We’re calling {number} with your code.",
  "portal:challenge-not-sent": "We haven’t sent a code to {number} yet.",
  "portal:challenge-change": "Change number",
  "portal:challenge-code": "Code",
  "portal:challenge-verify": "Verify",
  "portal:challenge-again": "Send it again",
  "portal:challenge-resend-in": "Resend in {seconds} seconds",
  "portal:challenge-by-call": "Call me instead",
  "portal:challenge-by-text": "Send an SMS instead",
  "portal:challenge-try-other": "Try the other method, or try again in a moment.",
  "portal:challenge-both-failed": "Neither SMS nor calls work right now. Try again later, or email {email}.",
  "portal:challenge-attempts-left": {
   "one": "{count} attempt left.",
   "other": "{count} attempts left."
  },
  "portal:challenge-attempts": "Too many attempts to verify the phone number. Try again later.",
  "portal:challenge-expired": "The code has expired.",
  "portal:challenge-number-first": "Enter the phone number first.",
  "portal:challenge-will-send": "We’ll send a 6-digit code to {number}.",
  "portal:challenge-send-sms": "Send code by SMS",
  "portal:challenge-send-voice": "Call with code",
  "portal:challenge-verified": "{number} is verified.",
  "portal:form-secret-stored": "Stored. Leave empty to keep it.",
  "portal:form-secret-remove": "Remove",
  "portal:form-secret-removed": "Will be removed when you save.",
  "portal:form-secret-keep": "Keep it",
  "portal:form-errors": {
   "one": "1 field needs your attention:",
   "other": "{count} fields need your attention:"
  },
  "portal:form-load-failed": "Couldn’t load the options.",
  "portal:form-show-more": "Show more",
  "portal:form-options": "Options",
  "portal:form-range": "{minimum} to {maximum}",
  "portal:form-at-most": "At most {maximum}",
  "portal:form-at-least": "At least {minimum}",
  "portal:form-length-of": "{count} of {limit} characters",
  "portal:form-items-of": "{count} of {limit} selected",
  "portal:choices-search": "Search",
  "portal:choices-search-in": "Search in {field}",
  "portal:choices-chosen": "Selected: {field}",
  "portal:choices-remove": "Remove {option}",
  "portal:choices-added": "{option} selected",
  "portal:choices-removed": "{option} removed",
  "portal:choices-undo": "Undo",
  "portal:choices-show-all": "Show all",
  "portal:choices-show-less": "Show less",
  "portal:choices-details": "What {option} includes ({count})",
  "portal:choices-others": "Others",
  "portal:form-no-match": "Nothing matches",
  "portal:money-unreadable": "Enter an amount, such as 50 or 12.50",
  "portal:money-ambiguous": "Do you mean thousands or cents? Write 1234 or 1234.00",
  "portal:money-too-fine": "An amount can have two decimals at most",
  "portal:form-narrow": {
   "one": "{count} more: type to narrow the list",
   "other": "{count} more: type to narrow the list"
  },
  "portal:form-choose": "Choose…",
  "portal:form-tags-hint": "Press Enter after each one.",
  "portal:rows-add": "Add {item}",
  "portal:rows-remove": "Remove {item} {place}",
  "portal:rows-up": "Move {item} {place} up",
  "portal:rows-down": "Move {item} {place} down",
  "portal:rows-line": "{item} {place}",
  "portal:rows-added": "Added {item} {place}",
  "portal:rows-removed": "Removed {item} {place}",
  "portal:rows-moved": "Moved {item} to place {place} of {count}",
  "portal:rows-full": {
   "one": "You can add only {count}",
   "other": "You can add up to {count}"
  },
  "portal:rows-none": "None yet",
  "portal:form-unsaved": "Unsaved changes",
  "portal:form-discard": "Discard changes",
  "portal:form-discarded": "Changes discarded",
  "portal:form-draft-restored": "We kept what you entered {when}. It isn’t saved yet.",
  "portal:form-clash-text": "Someone else changed this after you started. Whatever you choose, the rest of what you entered is kept.",
  "portal:form-clash-theirs": "Saved now: {value}",
  "portal:form-clash-mine": "Yours: {value}",
  "portal:form-clash-empty": "nothing",
  "portal:form-clash-take": "Take theirs",
  "portal:form-clash-later": "Keep editing",
  "portal:form-date": "Date",
  "portal:form-time": "Time",
  "portal:form-open-calendar": "Choose date",
  "portal:form-open-times": "Choose time",
  "portal:form-hour": "Hour",
  "portal:form-minute": "Minute",
  "portal:form-gap": "Clocks in {zone} skip this time when they go forward. We’ll use {time}.",
  "portal:wizard-steps": "Steps",
  "portal:wizard-aside": "Preview",
  "portal:wizard-done": "Done:",
  "portal:wizard-save-first": "Save first",
  "portal:wizard-locked": "Complete “{step}” first",
  "portal:wizard-now-required": "{field} is now required.",
  "portal:wizard-now-refused": "{field} needs a different value now.",
  "portal:wizard-fill-in": "Fill it in under {step}.",
  "portal:wizard-step-asks": "Something here needs your attention",
  "portal:wizard-next": "Next",
  "portal:wizard-submit": "Save",
  "portal:wizard-cancel": "Cancel",
  "portal:wizard-not-editable": "This can’t be changed now.",
  "portal:wizard-view-record": "View details",
  "portal:wizard-edit-record": "Edit",
  "portal:wizard-edit": "Edit",
  "portal:wizard-edit-row": "Edit {row}",
  "portal:wizard-checking": "Checking…",
  "portal:wizard-about": "about {value}",
  "portal:wizard-sending": "Sending…",
  "portal:wizard-draft-restored": "Draft restored, saved {when}.",
  "portal:wizard-discard": "Discard",
  "portal:wizard-fixed-step": "These details can no longer be changed.",
  "portal:wizard-offline": "The server didn’t respond. Nothing you entered is lost. Check your connection and try again.",
  "portal:wizard-conflict-title": "Changed by someone else",
  "portal:wizard-conflict-text": "Someone else saved changes after you opened this page. Keep yours and overwrite theirs, reload and lose yours, or keep editing and decide later.",
  "portal:wizard-keep-mine": "Keep mine",
  "portal:wizard-reload": "Reload",
  "portal:page-rows-range": "{first}–{last} of {total}",
  "portal:page-rows-previous": "Previous rows",
  "portal:page-rows-next": "Next rows",
  "portal:record-ask": "Ask support",
  "portal:record-ask-subject": "{kind}: {name}",
  "portal:record-ask-fact": "{title}: {value}",
  "portal:record-actions": "More actions",
  "portal:event-created": "Created",
  "portal:event-rotated": "New secret",
  "portal:event-by-user": "A user",
  "portal:event-by-carrier": "Carrier",
  "portal:event-by-reviewer": "Review team",
  "portal:event-by-time": "Automatic",
  "portal:event-by-server": "System",
  "portal:block-failed": "Couldn’t load",
  "portal:block-no-value": "None yet",
  "portal:task-done": "– done",
  "portal:stats-up": "Up {size}",
  "portal:stats-down": "Down {size}",
  "portal:stats-same": "Unchanged",
  "portal:chart-as-table": "Show as table",
  "portal:chart-as-chart": "Show as chart",
  "portal:chart-see-table": "Chart. You can show its figures as a table.",
  "portal:chart-cut": "Bars with a number go off the scale",
  "portal:chart-point": "Day or name",
  "portal:code-copy": "Copy",
  "portal:code-copied": "Copied",
  "portal:widget-failed": "Something went wrong. Please try again later",
  "portal:widget-offline": "We can’t reach the server. Check your connection.",
  "portal:list-select-row": "Select {row}",
  "portal:list-select-page": "Select all rows on this page",
  "portal:list-selected": {
   "one": "1 selected",
   "other": "{count} selected"
  },
  "portal:list-select-all": {
   "one": "Select the matching row",
   "other": "Select all {count} matching rows"
  },
  "portal:list-select-none": "Clear selection",
  "portal:bulk-title": {
   "one": "{action}: 1 row",
   "other": "{action}: {count} rows"
  },
  "portal:bulk-checking": "Checking…",
  "portal:bulk-can": {
   "one": "1 row will be changed.",
   "other": "{count} rows will be changed."
  },
  "portal:bulk-cannot": {
   "one": "1 row will be skipped:",
   "other": "{count} rows will be skipped:"
  },
  "portal:bulk-nothing": "None of these rows can be changed.",
  "portal:bulk-undo": "You can undo this afterward.",
  "portal:bulk-cancel": "Cancel",
  "portal:bulk-close": "Close",
  "portal:bulk-background": "Run in background",
  "portal:list-export-started": "We’re preparing your export. Once it’s ready, you can download it here for a week:",
  "portal:list-export-work": "Background work",
  "portal:task-progress": "Progress",
  "portal:task-count": "{done} of {total}",
  "portal:task-speed": "{speed} per second",
  "portal:task-seconds-left": {
   "one": "1 second left",
   "other": "{count} seconds left"
  },
  "portal:task-minutes-left": {
   "one": "1 minute left",
   "other": "{count} minutes left"
  },
  "portal:task-hours-left": {
   "one": "1 hour left",
   "other": "{count} hours left"
  },
  "portal:task-stop": "Stop",
  "portal:task-resume": "Resume",
  "portal:task-retry": {
   "one": "Retry 1 row",
   "other": "Retry {count} rows"
  },
  "portal:task-undo": "Undo",
  "portal:task-running": "Running",
  "portal:task-stopped": "Stopped",
  "portal:task-ended": "Done",
  "portal:task-failed": "Couldn’t finish",
  "portal:task-refused": {
   "one": "1 row couldn’t be changed",
   "other": "{count} rows couldn’t be changed"
  },
  "portal:task-unnamed": "Deleted record",
  "portal:task-more": {
   "one": "and 1 more",
   "other": "and {count} more"
  },
  "portal:task-download": "Download",
  "portal:task-none": "Nothing is running, and nothing ran in the last 30 days.",
  "call-flows:name-flow": "Enter a name",
  "call-flows:builder": "Call-flow builder",
  "call-flows:build-view-canvas": "Canvas",
  "call-flows:build-view-outline": "Outline",
  "call-flows:build-view-choice": "View",
  "call-flows:build-undo": "Undo",
  "call-flows:build-redo": "Redo",
  "call-flows:build-add-step": "Add step",
  "call-flows:build-find": "Find a step",
  "call-flows:build-tidy": "Tidy up",
  "call-flows:build-more": "More",
  "call-flows:build-copy": "Copy",
  "call-flows:build-paste": "Paste",
  "call-flows:build-import": "Import JSON",
  "call-flows:build-export": "Export JSON",
  "call-flows:build-duplicate": "Duplicate",
  "call-flows:build-remove": "Delete step",
  "call-flows:build-insert-after": "Insert after {exit}",
  "call-flows:build-connect-exit": "Connect {exit} to…",
  "call-flows:build-connect-title": "Where does {exit} lead?",
  "call-flows:build-disconnect": "Disconnect {exit}",
  "call-flows:build-earlier": "Move earlier",
  "call-flows:build-later": "Move later",
  "call-flows:build-edit-step": "Edit",
  "call-flows:build-step-actions": "Actions of {step}",
  "call-flows:build-publish-draft": "Publish",
  "call-flows:build-publish-dialog": "Publish this draft",
  "call-flows:build-publish-effect": "New calls use it from now on. Calls in progress keep the revision they started with.",
  "call-flows:build-publish-message": "What changed",
  "call-flows:build-published-now": "Published as revision {count}",
  "call-flows:build-cancel": "Cancel",
  "call-flows:build-publish-errors": {
   "one": "Fix {count} error first.",
   "other": "Fix {count} errors first."
  },
  "call-flows:build-show-problems": "Show problems",
  "call-flows:build-saved": "All changes saved",
  "call-flows:build-saving": "Saving…",
  "call-flows:build-unsaved": "Unsaved changes",
  "call-flows:build-save-failed": "Not saved. We’ll try again when you change something or press Save",
  "call-flows:build-save": "Save",
  "call-flows:build-restored-work": "We restored changes that hadn’t been saved.",
  "call-flows:build-drop-work": "Discard them",
  "call-flows:build-conflict-title": "Someone else changed this flow",
  "call-flows:build-conflict-text": "{who} saved a newer version at {at} while you were editing. Your changes are safe in this browser.",
  "call-flows:build-conflict-someone": "Someone",
  "call-flows:build-conflict-theirs": "Use theirs",
  "call-flows:build-conflict-mine": "Save mine over theirs",
  "call-flows:build-conflict-copy": "Download mine, use theirs",
  "call-flows:build-conflict-of-them": "What they changed",
  "call-flows:build-conflict-of-me": "What you changed",
  "call-flows:build-panel-step": "Step",
  "call-flows:build-panel-problems": "Problems",
  "call-flows:build-panel-simulation": "Simulate",
  "call-flows:build-panel-revisions": "Revisions",
  "call-flows:build-panels": "Details",
  "call-flows:build-no-step": "Select a step to edit it.",
  "call-flows:build-no-step-viewed": "Select a step to see its settings.",
  "call-flows:build-testers-failed": "The test users weren’t saved",
  "call-flows:build-flow-name": "Flow name",
  "call-flows:build-many-steps": {
   "one": "{count} step selected",
   "other": "{count} steps selected"
  },
  "call-flows:build-step-title": "Title",
  "call-flows:build-step-note": "Note",
  "call-flows:build-no-options": "This step has no settings.",
  "call-flows:build-exits": "Exits",
  "call-flows:build-exit-to": "{exit} leads to",
  "call-flows:build-exit-nowhere": "Nowhere yet",
  "call-flows:build-exit-key": "Key {key}",
  "call-flows:build-no-problems": "No problems. The flow can be published.",
  "call-flows:build-problems-count": {
   "one": "{count} problem",
   "other": "{count} problems"
  },
  "call-flows:build-problems-none": "No problems",
  "call-flows:build-whole-flow": "Flow",
  "call-flows:build-level-error": "Error",
  "call-flows:build-level-warning": "Warning",
  "call-flows:build-level-info": "Hint",
  "call-flows:build-outline": "Steps of the flow",
  "call-flows:build-outline-back": "back to {step}",
  "call-flows:build-outline-open": "leads nowhere",
  "call-flows:build-outline-help": "Arrow keys move, Enter edits and Esc comes back, A adds a step, C connects, Alt and arrow keys reorder, Delete removes, Shift and F10 show all actions.",
  "call-flows:build-row-step": "{exit}: {step}",
  "call-flows:build-canvas": "Canvas of the flow",
  "call-flows:build-zoom-in": "Zoom in",
  "call-flows:build-zoom-out": "Zoom out",
  "call-flows:build-fit": "Show everything",
  "call-flows:build-minimap": "Overview",
  "call-flows:build-node-help": "Enter selects the step, and again edits it. Arrow keys move it, A adds a step after it, C connects it, Delete removes it.",
  "call-flows:build-edge-help": "Enter selects the connection, Delete removes it.",
  "call-flows:build-node-name": "{title}, {type}",
  "call-flows:build-refused-start": "Nothing can lead back to the start of a call",
  "call-flows:build-refused-endless": "Calls would go around forever. Put a Repeat step in between",
  "call-flows:build-refused-unknown": "That exit can’t lead there",
  "call-flows:build-said-inserted": "{step} added",
  "call-flows:build-said-removed": {
   "one": "{count} step deleted",
   "other": "{count} steps deleted"
  },
  "call-flows:build-said-connected": "{exit} leads to {step}",
  "call-flows:build-said-disconnected": "{exit} leads nowhere now",
  "call-flows:build-said-undone": "Undone: {what}",
  "call-flows:build-said-redone": "Redone: {what}",
  "call-flows:build-said-pasted": {
   "one": "{count} step pasted",
   "other": "{count} steps pasted"
  },
  "call-flows:build-said-left-out": "Some steps can’t be used in this kind of flow and were left out",
  "call-flows:build-said-copied": {
   "one": "{count} step copied",
   "other": "{count} steps copied"
  },
  "call-flows:build-said-moved": "{step} moved",
  "call-flows:build-said-not-moved": "It can’t be moved there",
  "call-flows:build-said-tidied": "Canvas tidied up",
  "call-flows:build-nothing-to-paste": "There are no copied steps to paste",
  "call-flows:build-import-failed": "That file isn’t a call flow of this kind",
  "call-flows:build-imported": "Flow imported. Undo brings the old one back",
  "call-flows:build-intent-insert": "adding a step",
  "call-flows:build-intent-connect": "connecting",
  "call-flows:build-intent-disconnect": "disconnecting",
  "call-flows:build-intent-remove": "deleting",
  "call-flows:build-intent-paste": "pasting",
  "call-flows:build-intent-move": "moving on the canvas",
  "call-flows:build-intent-reorder": "reordering",
  "call-flows:build-intent-change": "changing settings",
  "call-flows:build-intent-describe": "changing title or note",
  "call-flows:build-intent-tidy": "tidying up",
  "call-flows:build-intent-replace": "replacing the flow",
  "call-flows:build-intent-rename": "renaming the flow",
  "call-flows:build-search": "Search",
  "call-flows:build-no-match": "Nothing found",
  "call-flows:build-sim-start": "Start call",
  "call-flows:build-sim-restart": "Start again",
  "call-flows:build-sim-intro": "Try the draft without calling anyone. You press the keys and choose what happens.",
  "call-flows:build-sim-speak": "Read prompts out loud",
  "call-flows:build-sim-log": "What happens in the call",
  "call-flows:build-sim-keys": "Keys",
  "call-flows:build-sim-press": "Press {key}",
  "call-flows:build-sim-silence": "Say nothing",
  "call-flows:build-sim-hangup": "Hang up",
  "call-flows:build-sim-outcome": "What happens?",
  "call-flows:build-sim-digits": "Digits",
  "call-flows:build-sim-send-digits": "Enter digits",
  "call-flows:build-sim-heard": "Heard: {text}",
  "call-flows:build-sim-pressed": "Pressed {key}",
  "call-flows:build-sim-quiet": "Nothing pressed",
  "call-flows:build-sim-chose": "Result: {exit}",
  "call-flows:build-sim-ended": "The call has ended",
  "call-flows:build-sim-stuck": "{exit} leads nowhere, so the call can’t go on",
  "call-flows:build-sim-call": "Number of the call",
  "call-flows:build-sim-call-help": "Decides how random splits go. The same number goes the same way again.",
  "call-flows:build-sim-from": "Call from",
  "call-flows:build-sim-to": "Number called",
  "call-flows:build-sim-contact": "Contact data",
  "call-flows:build-sim-time": "Time of the call",
  "call-flows:build-sim-audio": "audio file {id}",
  "call-flows:build-sim-next": "Go on",
  "call-flows:build-rev-none": "Not published yet",
  "call-flows:build-rev-number": "Revision {count}",
  "call-flows:build-rev-no-message": "No message",
  "call-flows:build-rev-by": "{who}, {at}",
  "call-flows:build-rev-compare": "Compare with the draft",
  "call-flows:build-rev-compare-of": "Compare revision {count} with the draft",
  "call-flows:build-rev-restore": "Restore",
  "call-flows:build-rev-restore-of": "Restore revision {count}",
  "call-flows:build-rev-restored": "Revision {count} is the draft now",
  "call-flows:build-rev-failed": "The revisions couldn’t be loaded",
  "call-flows:build-diff-same": "No differences",
  "call-flows:build-diff-name": "Renamed to {name}",
  "call-flows:build-diff-added": "Added: {step}",
  "call-flows:build-diff-removed": "Removed: {step}",
  "call-flows:build-diff-changed": "Changed: {step} ({what})",
  "call-flows:build-diff-settings": "settings",
  "call-flows:build-diff-exits": "exits",
  "call-flows:build-diff-words": "title or note",
  "call-flows:build-headers-help": "One per line, such as X-Token: 123",
  "call-flows:build-reference-failed": "The choices couldn’t be loaded",
  "call-flows:build-load-failed": "The flow couldn’t be loaded",
  "call-flows:build-publish-failed": "The flow wasn’t published",
  "call-flows:node-start-inbound": "Incoming call",
  "call-flows:node-start-outbound": "Outgoing call",
  "call-flows:node-play": "Play",
  "call-flows:node-menu": "Menu",
  "call-flows:node-gather": "Collect digits",
  "call-flows:node-dial": "Forward call",
  "call-flows:node-queue": "Queue",
  "call-flows:node-voicemail": "Voicemail",
  "call-flows:node-record-start": "Start recording",
  "call-flows:node-record-stop": "Stop recording",
  "call-flows:node-time-condition": "Opening hours",
  "call-flows:node-condition": "Condition",
  "call-flows:node-set-variable": "Set variable",
  "call-flows:node-loop": "Repeat",
  "call-flows:node-random-split": "A/B split",
  "call-flows:node-webhook": "Call a URL",
  "call-flows:node-send-sms": "Send SMS",
  "call-flows:node-opt-out": "Do not call again",
  "call-flows:node-notify": "Notify team",
  "call-flows:node-pause": "Wait",
  "call-flows:node-send-dtmf": "Send tones",
  "call-flows:node-subflow": "Other flow",
  "call-flows:node-hangup": "Hang up",
  "call-flows:node-retry-later": "Try again later",
  "call-flows:category-start": "Start",
  "call-flows:category-speak": "Speak",
  "call-flows:category-input": "Ask",
  "call-flows:category-connect": "Connect",
  "call-flows:category-record": "Record",
  "call-flows:category-logic": "Decide",
  "call-flows:category-integrate": "Integrate",
  "call-flows:category-end": "End",
  "call-flows:exit-next": "Next",
  "call-flows:exit-failed": "Failed",
  "call-flows:exit-no-input": "No input",
  "call-flows:exit-invalid": "Invalid",
  "call-flows:exit-completed": "Completed",
  "call-flows:exit-busy": "Busy",
  "call-flows:exit-no-answer": "No answer",
  "call-flows:exit-timeout": "Timed out",
  "call-flows:exit-full": "Full",
  "call-flows:exit-abandoned": "Abandoned",
  "call-flows:exit-recorded": "Recorded",
  "call-flows:exit-hangup": "Caller hung up",
  "call-flows:exit-open": "Open",
  "call-flows:exit-closed": "Closed",
  "call-flows:exit-holiday": "Holiday",
  "call-flows:exit-else": "Otherwise",
  "call-flows:exit-again": "Again",
  "call-flows:exit-done": "Done",
  "call-flows:exit-a": "A",
  "call-flows:exit-b": "B",
  "call-flows:exit-answered": "Answered",
  "call-flows:exit-voicemail": "Voicemail",
  "call-flows:option-answer": "Answer the call",
  "call-flows:option-ringing-time": "Ring for (seconds)",
  "call-flows:option-retries": "Retries",
  "call-flows:option-retries-help": "Voice campaigns use their own number of retries instead of this one",
  "call-flows:option-retry-interval-minutes": "Minutes between retries",
  "call-flows:option-detect-voicemail": "Detect voicemail",
  "call-flows:option-caller-id-id": "Verified caller ID",
  "call-flows:option-prompts": "Prompts",
  "call-flows:option-loop": "Times to play",
  "call-flows:option-barge-in": "Keys interrupt the prompt",
  "call-flows:option-keys": "Keys",
  "call-flows:option-timeout-seconds": "Wait for (seconds)",
  "call-flows:option-repeat": "Repeat up to",
  "call-flows:option-invalid-prompts": "After a wrong key",
  "call-flows:option-timeout-prompts": "After silence",
  "call-flows:option-variable": "Variable",
  "call-flows:option-variable-help": "a–z, 0–9 and _, beginning with a letter",
  "call-flows:option-min-digits": "Fewest digits",
  "call-flows:option-max-digits": "Most digits",
  "call-flows:option-finish-key": "Finish key",
  "call-flows:option-first-digit-timeout-seconds": "Wait for first digit (seconds)",
  "call-flows:option-inter-digit-timeout-seconds": "Wait between digits (seconds)",
  "call-flows:option-pattern": "Allowed pattern",
  "call-flows:option-pattern-help": "Such as 1[0-5] or \\d+",
  "call-flows:option-secret": "Hide digits in logs",
  "call-flows:option-confirm": "Ask to confirm",
  "call-flows:option-destinations": "Destinations",
  "call-flows:option-strategy": "Ring",
  "call-flows:option-ring-seconds": "Ring for (seconds)",
  "call-flows:option-caller-id": "Caller ID shown",
  "call-flows:option-max-seconds": "Longest (seconds)",
  "call-flows:option-record": "Record the call",
  "call-flows:option-hold-audio-id": "Hold music",
  "call-flows:option-whisper": "Whisper to the agent",
  "call-flows:option-confirm-key": "Agent presses a key to accept",
  "call-flows:option-queue-id": "Queue",
  "call-flows:option-max-wait-seconds": "Longest wait (seconds)",
  "call-flows:option-announce-position": "Announce position",
  "call-flows:option-wait-audio-id": "Waiting music",
  "call-flows:option-silence-seconds": "End after silence (seconds)",
  "call-flows:option-transcribe": "Transcribe",
  "call-flows:option-email": "Email it to",
  "call-flows:option-channels": "Channels",
  "call-flows:option-announce": "Announcement",
  "call-flows:option-time-zone": "Time zone",
  "call-flows:option-windows": "Hours",
  "call-flows:option-holidays": "Holidays",
  "call-flows:option-branches": "Branches",
  "call-flows:option-assignments": "Variables",
  "call-flows:option-times": "Times",
  "call-flows:option-percent-a": "Share of A (%)",
  "call-flows:option-url": "URL",
  "call-flows:option-method": "Method",
  "call-flows:option-headers": "Headers",
  "call-flows:option-body": "Body",
  "call-flows:option-save-to": "Save from the response",
  "call-flows:option-to": "Recipient",
  "call-flows:option-number": "Number",
  "call-flows:option-sender-id": "Sender ID",
  "call-flows:option-template-id": "Template",
  "call-flows:option-text": "Text",
  "call-flows:option-scope": "Applies to",
  "call-flows:option-emails": "Email addresses",
  "call-flows:option-seconds": "Seconds",
  "call-flows:option-digits": "Tones",
  "call-flows:option-flow-id": "Flow",
  "call-flows:option-return": "Come back afterward",
  "call-flows:option-reason": "Reason",
  "call-flows:option-kind": "Kind",
  "call-flows:option-audio-id": "Audio file",
  "call-flows:option-language": "Language",
  "call-flows:option-voice": "Voice",
  "call-flows:option-rate": "Speed",
  "call-flows:option-uri": "SIP address",
  "call-flows:option-trunk-id": "SIP trunk",
  "call-flows:option-name": "Name",
  "call-flows:option-date": "Date",
  "call-flows:option-repeats-yearly": "Every year",
  "call-flows:option-label": "Label",
  "call-flows:option-days": "Days",
  "call-flows:option-from": "From",
  "call-flows:option-until": "To",
  "call-flows:option-all": "Conditions",
  "call-flows:option-left": "Value",
  "call-flows:option-op": "Compare",
  "call-flows:option-right": "With",
  "call-flows:option-value": "Value",
  "call-flows:option-path": "Path",
  "call-flows:item-prompt": "Prompt",
  "call-flows:item-destination": "Destination",
  "call-flows:item-window": "Hours",
  "call-flows:item-holiday": "Holiday",
  "call-flows:item-branch": "Branch",
  "call-flows:item-condition": "Condition",
  "call-flows:item-assignment": "Variable",
  "call-flows:item-saved": "Value",
  "call-flows:choice-audio": "Audio file",
  "call-flows:choice-tts": "Spoken text",
  "call-flows:choice-silence": "Silence",
  "call-flows:choice-slow": "Slow",
  "call-flows:choice-normal": "Normal",
  "call-flows:choice-fast": "Fast",
  "call-flows:choice-none": "None",
  "call-flows:choice-one-by-one": "One after the other",
  "call-flows:choice-all-at-once": "All together",
  "call-flows:choice-original": "The caller’s number",
  "call-flows:choice-flow-number": "The number called",
  "call-flows:choice-chosen": "A verified caller ID",
  "call-flows:choice-mono": "Mono",
  "call-flows:choice-stereo": "Stereo",
  "call-flows:choice-mon": "Mon",
  "call-flows:choice-tue": "Tue",
  "call-flows:choice-wed": "Wed",
  "call-flows:choice-thu": "Thu",
  "call-flows:choice-fri": "Fri",
  "call-flows:choice-sat": "Sat",
  "call-flows:choice-sun": "Sun",
  "call-flows:choice-eq": "is",
  "call-flows:choice-ne": "is not",
  "call-flows:choice-lt": "is less than",
  "call-flows:choice-le": "is at most",
  "call-flows:choice-gt": "is more than",
  "call-flows:choice-ge": "is at least",
  "call-flows:choice-contains": "contains",
  "call-flows:choice-starts-with": "starts with",
  "call-flows:choice-matches": "matches pattern",
  "call-flows:choice-is-empty": "is empty",
  "call-flows:choice-is-not-empty": "is not empty",
  "call-flows:choice-in-list": "is one of",
  "call-flows:choice-caller": "The caller",
  "call-flows:choice-number": "A number",
  "call-flows:choice-campaign": "This campaign",
  "call-flows:choice-account": "The whole account",
  "call-flows:choice-busy": "Busy",
  "call-flows:choice-rejected": "Rejected",
  "call-flows:choice-phone": "Phone number",
  "call-flows:choice-sip-uri": "SIP address",
  "call-flows:choice-trunk": "SIP trunk",
  "call-flows:choice-variable": "Variable",
  "call-flows:reason-required": "is required",
  "call-flows:reason-unknown": "isn’t known here",
  "call-flows:reason-type": "has the wrong type",
  "call-flows:reason-choice": "isn’t a choice",
  "call-flows:reason-pattern": "has an invalid format",
  "call-flows:reason-format": "has an invalid format",
  "call-flows:reason-too-short": "is too short",
  "call-flows:reason-too-long": "is too long",
  "call-flows:reason-too-small": "is too small",
  "call-flows:reason-too-large": "is too large",
  "call-flows:reason-too-few": "has too few items",
  "call-flows:reason-too-many": "has too many items",
  "call-flows:reason-duplicate": "has an item twice",
  "call-flows:problem-f001": "A flow needs exactly one start of its kind",
  "call-flows:problem-f002": "{exit} leads to the start. Connect it to another step",
  "call-flows:problem-f003": "This step can’t be used in this kind of flow",
  "call-flows:problem-f004": "{option}: {reason}",
  "call-flows:problem-f005": "{exit} leads nowhere",
  "call-flows:problem-f006": "{exit} is connected but doesn’t exist, or leads to a step that is gone",
  "call-flows:problem-f007": "No call reaches this step",
  "call-flows:problem-f008": "Calls can’t end after this step",
  "call-flows:problem-f009": "Calls can go around here forever. Add a Repeat step",
  "call-flows:problem-f010": "The flow has {count} steps; the limit is {limit}",
  "call-flows:problem-f010-connections": "The flow has {count} connections; the limit is {limit}",
  "call-flows:problem-f011": "{name} is used twice",
  "call-flows:problem-f012": "{name} is used before it’s set",
  "call-flows:problem-f013": "{option}: it no longer exists or can’t be used",
  "call-flows:problem-f014": "Flows call each other in a loop or are nested too deeply",
  "call-flows:problem-f015": "{option}: check the values",
  "call-flows:problem-f016": "The prompt and the keys don’t match for key {key}",
  "call-flows:problem-f017": "A menu with many keys and no way to reach a person",
  "call-flows:problem-f018": "The prompt takes about {seconds} seconds",
  "call-flows:problem-f019": "Recording starts without notice",
  "call-flows:problem-f020": "The hours cover the whole week or none of it",
  "call-flows:problem-f021": "Hours overlap",
  "call-flows:problem-f022": "Published, but no number or campaign uses it",
  "call-flows:uses-none": "Nothing uses this flow.",
  "call-flows:use-ivr-service": "IVR service",
  "call-flows:use-voice-campaign": "Voice campaign",
  "call-flows:use-flow": "Flow",
  "call-flows:uses-failed": "The uses couldn’t be loaded",
  "call-flows:call-flows": "Call flows",
  "call-flows:call-flow": "Call flow",
  "call-flows:new-call-flow": "New call flow",
  "call-flows:edit-call-flow": "Edit call flow",
  "call-flows:ivr-flows": "IVR flows",
  "call-flows:ivr-flow": "IVR flow",
  "call-flows:new-ivr-flow": "New IVR flow",
  "call-flows:edit-ivr-flow": "Edit IVR flow",
  "call-flows:flow": "Flow",
  "call-flows:start-from": "Start from",
  "call-flows:template-blank": "Blank flow",
  "call-flows:template-reminder": "Appointment reminder",
  "call-flows:template-survey": "Survey with keys 1 to 5",
  "call-flows:template-confirm": "Confirm or talk to a person",
  "call-flows:template-greeting-menu": "Greeting and menu",
  "call-flows:template-opening-hours": "Opening hours with voicemail",
  "call-flows:template-import": "A flow file",
  "call-flows:flow-file": "Flow file",
  "call-flows:choose-flow-file": "Choose a JSON file of up to 1 MB",
  "call-flows:kind": "Kind",
  "call-flows:kind-voice-campaign": "Voice campaign",
  "call-flows:kind-ivr": "IVR",
  "call-flows:draft": "Draft",
  "call-flows:published": "Published",
  "call-flows:changed": "Unpublished changes",
  "call-flows:is-published": "Has been published",
  "call-flows:published-revision": "Revision",
  "call-flows:published-at": "Published",
  "call-flows:nodes": "Steps",
  "call-flows:problems": "Errors",
  "call-flows:warnings": "Warnings",
  "call-flows:used-by": "Used by",
  "call-flows:what-changed": "What changed",
  "call-flows:publication": "Publication",
  "call-flows:changed-at": "Changed",
  "call-flows:start": "Start",
  "call-flows:create-flow": "Create flow",
  "call-flows:flow-created": "Flow created",
  "call-flows:duplicate": "Duplicate",
  "call-flows:flow-duplicated": "Flow duplicated",
  "call-flows:export": "Export as JSON",
  "call-flows:delete-flow-title": "Delete this flow?",
  "call-flows:delete-flow-text": "Its draft and all revisions are deleted. This can’t be undone.",
  "call-flows:keep-flow": "Keep flow",
  "call-flows:flow-deleted": "Flow deleted",
  "call-flows:flow-in-use": "This flow is in use",
  "call-flows:no-flows-title": "No flows yet",
  "call-flows:no-call-flows": "A call flow says what happens in the calls of a voice campaign: what people hear, and what each key does.",
  "call-flows:no-ivr-flows": "An IVR flow says what callers hear and where each key leads.",
  "call-flows:publish": "Publish",
  "call-flows:publish-title": "Publish this draft?",
  "call-flows:publish-text": "New calls use it from now on. Calls in progress keep the revision they started with.",
  "call-flows:fix-errors-first": "Fix the errors in the draft first",
  "call-flows:flow-published": "Flow published",
  "call-flows:errors-text": "The draft has errors. Fix them to publish it.",
  "call-flows:changed-text": "The draft has changes that aren’t published. Calls use the published revision, except those of test users.",
  "call-flows:history": "History",
  "call-flows:test-user": "Test user",
  "call-flows:test-numbers": "Test users",
  "call-flows:test-numbers-help": "Calls from or to these numbers run the draft as it is when the call begins, unless it has errors. All other calls run the published revision.",
  "call-flows:too-many-test-users": "A flow can have up to 10 test users",
  "call-flows:no-test-numbers": "There is no number to choose yet. Verify the phone of a test user as a caller ID.",
  "call-flows:verify-number": "Verify a number",
  "call-flows:event-changes-discarded": "Changes discarded"
 }
}

// Carried by every compiled module, so that it stands alone under a strict content policy.
const object =
  (properties, required = [], closed = true) =>
  (value, path, errors) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return fail(errors, path, 'type', { type: 'object' })
    for (const name of Object.keys(value)) {
      if (value[name] === undefined) continue
      const check = Object.hasOwn(properties, name) ? properties[name] : closed ? unknown : anything
      check(value[name], path === '' ? name : path + '.' + name, errors)
    }
    for (const name of required) {
      if (value[name] === undefined) fail(errors, path === '' ? name : path + '.' + name, 'required', {})
    }
  }
const array =
  ({ items, minItems = 0, maxItems = Infinity, distinct }) =>
  (value, path, errors) => {
    if (!Array.isArray(value)) return fail(errors, path, 'type', { type: 'array' })
    if (value.length < minItems) return fail(errors, path, 'minItems', { limit: minItems })
    if (value.length > maxItems) return fail(errors, path, 'maxItems', { limit: maxItems })
    for (let index = 0; index < value.length; index++) items(value[index], path + '[' + index + ']', errors)
    if (distinct) alike(value, distinct, path, errors)
  }
// The first of two that are alike is right.
const alike = (items, by, path, errors) => {
  const seen = new Set()
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    const own = by === true ? item : typeof item === 'object' && item !== null ? item[by] : undefined
    if (own === undefined || own === null || own === '') continue
    const key = canonical(own)
    const place = path + '[' + index + ']' + (by === true ? '' : '.' + by)
    if (seen.has(key)) fail(errors, place, 'distinct', {})
    seen.add(key)
  }
}
const canonical = (value) =>
  JSON.stringify(value, (_name, own) =>
    typeof own === 'object' && own !== null && !Array.isArray(own)
      ? Object.fromEntries(Object.entries(own).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : own,
  )
// They reorder what is shown around them. Joiners and marks of direction are part of words.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/
const string = (limits) => (value, path, errors) => {
  if (typeof value !== 'string') return fail(errors, path, 'type', { type: 'string' })
  const { minLength = 0, maxLength = Infinity, values, pattern, patterns = [], format, trim = false } = limits
  if (
    value.length < minLength ||
    (minLength > 0 && value.length < minLength * 2 && Array.from(value).length < minLength)
  )
    return fail(errors, path, 'minLength', { limit: minLength })
  if (value.length > maxLength && (value.length > maxLength * 2 || Array.from(value).length > maxLength))
    return fail(errors, path, 'maxLength', { limit: maxLength })
  if (values && !values.includes(value)) return fail(errors, path, 'enum', { allowedValues: values })
  if (pattern && !pattern.test(value)) return fail(errors, path, 'pattern', { pattern: pattern.source })
  const broken = patterns.findIndex((each) => !each.test(value))
  if (broken >= 0) return fail(errors, path, 'pattern', { pattern: patterns[broken].source, index: broken })
  if (format && !formats[format](value)) return fail(errors, path, 'format', { format })
  if (!value.isWellFormed() || value.includes('\0') || (trim && BIDI_CONTROLS.test(value)))
    fail(errors, path, 'format', { format: 'text' })
}
const number =
  ({ type, minimum = -Infinity, maximum = Infinity, multipleOf, values }) =>
  (value, path, errors) => {
    if (!(type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)))
      return fail(errors, path, 'type', { type })
    if (value < minimum) return fail(errors, path, 'minimum', { limit: minimum })
    if (value > maximum) return fail(errors, path, 'maximum', { limit: maximum })
    if (multipleOf !== undefined && !isMultiple(value, multipleOf))
      return fail(errors, path, 'multipleOf', { multipleOf })
    if (values && !values.includes(value)) fail(errors, path, 'enum', { allowedValues: values })
  }
// As people write decimals: 1.1 is a multiple of 0.01, whatever their binary fractions say.
const isMultiple = (value, step) => {
  const decimals = (/\.(\d+)$/.exec(String(step))?.[1] ?? '').length
  return Number((Math.round(value / step) * step).toFixed(decimals)) === value
}
const boolean = (value, path, errors) => {
  if (typeof value !== 'boolean') fail(errors, path, 'type', { type: 'boolean' })
}
const anything = () => {}
const unknown = (_value, path, errors) => fail(errors, path, 'unknown', {})
const readOnly = (_value, path, errors) => fail(errors, path, 'read-only', {})
const fail = (errors, path, keyword, params) => {
  if (errors.length < 200) errors.push({ path, keyword, params })
}
const validator = (check) => (value) => {
  const errors = []
  check(value, '', errors)
  return errors
}
const isDate = (text) => {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return (
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  )
}
const isTime = (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?$/.test(text)
// The rule of src/shared/emails.ts, which a module of validators cannot import; a test holds both equal.
const isEmail = (text) => {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  return (
    at >= 1 &&
    local.length <= 63 &&
    domain.length <= 64 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) &&
    /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,8}[A-Za-z0-9]$/.test(domain)
  )
}
const formats = {
  uuid: (text) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
  date: isDate,
  // To the minute and in the years of the date picker.
  'local-date-time': (text) =>
    /^(?:19[89]\d|20[0-4]\d|2050)-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) &&
    isDate(text.slice(0, 10)),
  'date-time': (text) => {
    const zone = /(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text)
    return (
      zone !== null && text[10] === 'T' && isDate(text.slice(0, 10)) && isTime(text.slice(11, zone.index))
    )
  },
  email: isEmail,
  phone: (text) => /^\+[1-9]\d{6,14}$/.test(text),
  // The parser drops line breaks and tabs, and reads \\ as /: what is stored would not be what was checked.
  uri: (text) =>
    text.length <= 2048 &&
    !/[\s\\\p{Cc}]/u.test(text) &&
    URL.canParse(text) &&
    /^https?:$/.test(new URL(text).protocol),
}

export const validators = {
  "call-flow.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 128, trim: true }), "template": string({ values: ["blank","reminder","survey","confirm","import"] }), "file": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "kind": readOnly, "status": readOnly, "is_published": readOnly, "published_revision": readOnly, "published_at": readOnly, "nodes": readOnly, "problems": readOnly, "warnings": readOnly, "test_numbers": array({ maxItems: 10, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "tested_by": readOnly, "used_by": readOnly, "created_at": readOnly, "updated_at": readOnly }, ["name","template"])),
  "call-flow.update": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "template": readOnly, "file": readOnly, "kind": readOnly, "status": readOnly, "is_published": readOnly, "published_revision": readOnly, "published_at": readOnly, "nodes": readOnly, "problems": readOnly, "warnings": readOnly, "test_numbers": array({ maxItems: 10, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "tested_by": readOnly, "used_by": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "call-flow.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 128, trim: true }), "template": string({ values: ["blank","reminder","survey","confirm","import"] }), "file": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "kind": anything, "status": anything, "is_published": anything, "published_revision": anything, "published_at": anything, "nodes": anything, "problems": anything, "warnings": anything, "test_numbers": array({ maxItems: 10, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": anything }) }), "tested_by": anything, "used_by": anything, "created_at": anything, "updated_at": anything })),
  "flow-publication.create": validator(object({ "id": readOnly, "version": readOnly, "message": string({ maxLength: 200, trim: true }) })),
  "flow-publication.update": validator(object({ "id": readOnly, "version": readOnly, "message": string({ maxLength: 200, trim: true }) })),
  "flow-publication.form": validator(object({ "id": anything, "version": anything, "message": string({ maxLength: 200, trim: true }) })),
  "ivr-flow.create": validator(object({ "id": readOnly, "version": readOnly, "name": string({ minLength: 1, maxLength: 128, trim: true }), "template": string({ values: ["blank","greeting-menu","opening-hours","import"] }), "file": object({ "id": string({ format: "uuid" }), "name": readOnly, "bytes": readOnly, "type": readOnly }, ["id"]), "kind": readOnly, "status": readOnly, "is_published": readOnly, "published_revision": readOnly, "published_at": readOnly, "nodes": readOnly, "problems": readOnly, "warnings": readOnly, "test_numbers": array({ maxItems: 10, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "tested_by": readOnly, "used_by": readOnly, "created_at": readOnly, "updated_at": readOnly }, ["name","template"])),
  "ivr-flow.update": validator(object({ "id": readOnly, "version": readOnly, "name": readOnly, "template": readOnly, "file": readOnly, "kind": readOnly, "status": readOnly, "is_published": readOnly, "published_revision": readOnly, "published_at": readOnly, "nodes": readOnly, "problems": readOnly, "warnings": readOnly, "test_numbers": array({ maxItems: 10, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": readOnly }, ["id"]) }), "tested_by": readOnly, "used_by": readOnly, "created_at": readOnly, "updated_at": readOnly })),
  "ivr-flow.form": validator(object({ "id": anything, "version": anything, "name": string({ minLength: 1, maxLength: 128, trim: true }), "template": string({ values: ["blank","greeting-menu","opening-hours","import"] }), "file": object({ "id": string({ format: "uuid" }), "name": anything, "bytes": anything, "type": anything }), "kind": anything, "status": anything, "is_published": anything, "published_revision": anything, "published_at": anything, "nodes": anything, "problems": anything, "warnings": anything, "test_numbers": array({ maxItems: 10, distinct: true, items: object({ "id": string({ format: "uuid" }), "number": anything }) }), "tested_by": anything, "used_by": anything, "created_at": anything, "updated_at": anything })),
}
