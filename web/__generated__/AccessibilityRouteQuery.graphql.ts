/**
 * @generated SignedSource<<152071ca7f381b6522694c26675f8707>>
 * @relayHash 76950d8f48e46f555a6a1e983ec01eb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73aa23029c2fe575c355a6b98738f0e182cabefd89a6b41c20cd536194eb4443

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessibilityRouteQuery$variables = {
  host: string;
};
export type AccessibilityRouteQuery$data = {
  readonly storefront: {
    readonly contact?: {
      readonly " $fragmentSpreads": FragmentRefs<"AccessibilityStatement_cater">;
    } | null | undefined;
  };
};
export type AccessibilityRouteQuery = {
  response: AccessibilityRouteQuery$data;
  variables: AccessibilityRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "host"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "host",
    "variableName": "host"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AccessibilityRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "storefront",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AccessibilityStatement_cater"
                    }
                  ],
                  "type": "Cater",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "contact"
              }
            ],
            "type": "Cater",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccessibilityRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "storefront",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phoneNumber",
                "storageKey": null
              }
            ],
            "type": "Cater",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "73aa23029c2fe575c355a6b98738f0e182cabefd89a6b41c20cd536194eb4443",
    "metadata": {},
    "name": "AccessibilityRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "81c2f82799e543377cf9344594e48dc7";

export default node;
