/**
 * @generated SignedSource<<ae0088126c7b937b0d0bda596f42106f>>
 * @relayHash c8a9578f9fa55ba087fbc9b529b879cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af923c65c9f1fdab39f3e783f147e30a99b6585d8e5557bbc690ce7cbb96aed7

import type { ConcreteRequest } from 'relay-runtime';
export type MarkProductionPrintedInput = {
  date: string;
};
export type useMarkProductionPrintedMutation$variables = {
  input: MarkProductionPrintedInput;
};
export type useMarkProductionPrintedMutation$data = {
  readonly markProductionPrinted: {
    readonly __typename: string;
  };
};
export type useMarkProductionPrintedMutation = {
  response: useMarkProductionPrintedMutation$data;
  variables: useMarkProductionPrintedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "markProductionPrinted",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkProductionPrintedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkProductionPrintedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af923c65c9f1fdab39f3e783f147e30a99b6585d8e5557bbc690ce7cbb96aed7",
    "metadata": {},
    "name": "useMarkProductionPrintedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fe01fb79989b9076c90163d526138885";

export default node;
