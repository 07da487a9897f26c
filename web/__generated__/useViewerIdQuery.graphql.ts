/**
 * @generated SignedSource<<a92eebbdce78d49a93a3bbf2f416fd7b>>
 * @relayHash 7f919df30e47ab41f2c175def9213bac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c52d3f54b480eda4a9fc9ecf58cfce17b59b86d469a76b4629e18979eeb266e

import type { ConcreteRequest } from 'relay-runtime';
export type useViewerIdQuery$variables = Record<PropertyKey, never>;
export type useViewerIdQuery$data = {
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type useViewerIdQuery = {
  response: useViewerIdQuery$data;
  variables: useViewerIdQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useViewerIdQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useViewerIdQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0c52d3f54b480eda4a9fc9ecf58cfce17b59b86d469a76b4629e18979eeb266e",
    "metadata": {},
    "name": "useViewerIdQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52e9bd9c441154097044fc686ca3a984";

export default node;
